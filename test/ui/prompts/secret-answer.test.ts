import '../../../src/ui/prompts/cards/secret-answer.ts';
import type { MoonSecretAnswer } from '../../../src/ui/prompts/cards/secret-answer.ts';
import { deep } from '../match/tables/tables.ts';
import { expect, fixture, html } from '../support.ts';

const picked = async (element: MoonSecretAnswer, id: string) => {
  deep(element, 'moon-peek')?.dispatchEvent(new CustomEvent('picked', { detail: { id } }));
  await element.updateComplete;
};

describe('a secret answer', () => {
  it('is given once; what is asked next begins with nothing picked', async () => {
    const given: string[] = [];
    const element = await fixture<MoonSecretAnswer>(
      html`<moon-secret-answer
        give="Lay it"
        @answer=${({ detail }: CustomEvent<{ id: string }>) => given.push(detail.id)}
      ></moon-secret-answer>`,
    );
    const button = deep(element, 'moon-button');
    const closed = () => button?.hasAttribute('disabled');
    expect(closed()).to.equal(true);
    await picked(element, 'thrust');
    expect(closed()).to.equal(false);
    button?.click();
    await element.updateComplete;
    expect(given).to.deep.equal(['thrust']);
    expect(closed()).to.equal(true);
    button?.click();
    await picked(element, 'low-guard');
    button?.click();
    expect(given).to.deep.equal(['thrust', 'low-guard']);
  });

  it('that is given at once leaves nothing to give again', async () => {
    const given: string[] = [];
    const element = await fixture<MoonSecretAnswer>(
      html`<moon-secret-answer
        .atOnce=${true}
        @answer=${({ detail }: CustomEvent<{ id: string }>) => given.push(detail.id)}
      ></moon-secret-answer>`,
    );
    await picked(element, 'thrust');
    expect(given).to.deep.equal(['thrust']);
    expect(deep(element, 'moon-button')).to.equal(null);
  });
});
