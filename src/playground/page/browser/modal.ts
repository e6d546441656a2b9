/** A form that the bot opened. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';
import { type Entered, enteredAtFirst, modalLine, submission, wrongCount } from './modal-fields.ts';
import type { State } from './state.ts';

/** The form a bot opened. Canceling sends nothing; a failed submission keeps what was typed. */
export class ModalForm extends LitElement {
  static override properties = { page: { attribute: false }, opened: { attribute: false }, failure: { state: true }, sending: { state: true } };
  declare page: Actions;
  declare opened: NonNullable<State['modal']>;
  declare failure: string | null;
  declare sending: boolean;
  private entered: Entered = new Map();

  constructor() {
    super();
    this.failure = null;
    this.sending = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changes: Map<string, unknown>): void {
    if (changes.has('opened')) this.entered = enteredAtFirst(this.opened.modal.components, this.page);
  }

  protected override firstUpdated(): void {
    const dialog = this.querySelector('dialog');
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('.fields input, .fields textarea, .fields button')?.focus();
  }

  private async submit(event: Event): Promise<void> {
    event.preventDefault();
    const { modal, nonce } = this.opened;
    const wrong = wrongCount(modal.components, this.entered, this.page);
    this.failure = wrong?.reason ?? null;
    if (wrong) return this.querySelector<HTMLElement>(`[data-id="${CSS.escape(wrong.id)}"] button, [name="${CSS.escape(wrong.id)}"]`)?.focus();
    this.sending = true;
    this.failure = await this.page.submit(nonce, modal.custom_id, submission(modal.components, this.entered));
    this.sending = false;
  }

  private readonly cancel = (): void => this.page.set({ modal: null });

  protected override render(): TemplateResult {
    const { page, sending } = this;
    const { modal } = this.opened;
    return html`<dialog class="modal" aria-labelledby="modal-title" @close=${this.cancel}>
      <form @submit=${this.submit}>
        <h2 id="modal-title">${modal.title}</h2>
        <div class="fields">${modal.components.map((line, index) => modalLine(line, index, this.entered, page))}</div>
        ${this.failure ? html`<p class="failure" role="alert"><span aria-hidden="true">!</span> ${this.failure}</p>` : nothing}
        <div class="row end">
          <button type="button" class="button secondary" @click=${this.cancel}>${page.words.cancel}</button>
          <button type="submit" class="button primary" aria-busy=${sending ? 'true' : nothing} ?disabled=${sending}>${page.words.submit}${sending ? html`<span class="spinner"></span>` : nothing}</button>
        </div>
      </form>
    </dialog>`;
  }
}
customElements.define('modal-form', ModalForm);
