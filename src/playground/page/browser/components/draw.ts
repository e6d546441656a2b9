/** The components of a message, drawn with their nesting. */
import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Actions } from '../actions.ts';
import { markdown } from '../markdown.ts';
import { button } from './buttons.ts';
import { fileCard, gallery, mediaOf, thumbnail } from './pictures.ts';
import { select } from './select.ts';
import { spoilered } from './spoiler.ts';

type Markup = TemplateResult | typeof nothing;

/** All components of a message, in order. */
export const components = (all: APIMessageTopLevelComponent[], message: APIMessage, page: Actions): Markup[] =>
  all.map((component) => component_(component, message, page));

function component_(component: APIMessageTopLevelComponent, message: APIMessage, page: Actions): Markup {
  switch (component.type) {
    case ComponentType.ActionRow:
      return row(component, message, page);
    case ComponentType.TextDisplay:
      return markdown(component.content, page);
    case ComponentType.Section:
      return section(component, message, page);
    case ComponentType.MediaGallery:
      return gallery(component.items, message, page);
    case ComponentType.File:
      return spoilered(fileCard(mediaOf(component.file, message), page), component.spoiler === true, page);
    case ComponentType.Separator: {
      const kind = component.spacing === SeparatorSpacingSize.Large ? 'large' : 'small';
      return component.divider === false ? html`<div class="gap ${kind}"></div>` : html`<hr class="gap ${kind}" />`;
    }
    case ComponentType.Container:
      return spoilered(container(component, message, page), component.spoiler === true, page);
    default:
      return nothing;
  }
}

const container = (component: APIContainerComponent, message: APIMessage, page: Actions): TemplateResult => {
  const accent = component.accent_color;
  return html`<div class="container" style=${typeof accent === 'number' ? `--accent:#${accent.toString(16).padStart(6, '0')}` : nothing}>
    ${component.components.map((inner) => component_(inner, message, page))}
  </div>`;
};

const section = (component: APISectionComponent, message: APIMessage, page: Actions): TemplateResult =>
  html`<div class="section">
    <div>${component.components.map((text) => markdown(text.content, page))}</div>
    ${component.accessory.type === ComponentType.Button ? button(component.accessory, message, page) : thumbnail(component.accessory, message, page)}
  </div>`;

/** Keyed by what each control does, so that a control never turns into another one under a finger. */
const row = (component: APIActionRowComponent<APIComponentInMessageActionRow>, message: APIMessage, page: Actions): TemplateResult =>
  html`<div class="row">
    ${repeat(
      component.components,
      (control, index) => ('custom_id' in control ? control.custom_id : index),
      (control) => (control.type === ComponentType.Button ? button(control, message, page) : select(control, message, page)),
    )}
  </div>`;
