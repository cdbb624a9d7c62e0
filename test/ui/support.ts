/// <reference types="chai" />
/// <reference types="chai-dom" />
import { expect as untyped } from '@open-wc/testing';

// @open-wc/testing's typings import a default export that @types/chai 5 lacks: without this, `expect` would silently be untyped.
export const expect = untyped as unknown as Chai.ExpectStatic;
export { fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
