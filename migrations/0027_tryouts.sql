-- expand: the release before offers no What if, and leaves this empty, which is the usual
ALTER TABLE `tables` ADD `try_outs` text;