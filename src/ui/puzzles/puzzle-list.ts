import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { appWords } from '../../words/app/app.ts';
import { goalLine, puzzleWords } from '../../words/app/making/puzzles.ts';
import { icon } from '../art/icon.ts';
import { NEW_PUZZLE, puzzlesHash, shareHash } from '../contexts/places.ts';
import type { ListedPuzzle } from '../contexts/learning/puzzle-port.ts';
import '../kit/button.ts';

export const puzzleListStyles = css`
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: var(--space-3);
    align-items: stretch;
    list-style: none;
  }
  li {
    display: grid;
    gap: var(--space-2);
    align-content: space-between;
  }
  h2,
  p {
    overflow-wrap: anywhere;
  }
  .solved {
    color: var(--heal);
  }
`;

interface PuzzleCalls {
  share: (puzzle: Puzzle) => void;
  remove: (puzzle: Puzzle) => void;
}

function listedPuzzle({ puzzle, isOwn, solved }: ListedPuzzle, called: (model: string) => string, on: PuzzleCalls): TemplateResult {
  return html`<li class="panel" data-puzzle=${puzzle.id}>
    <div>
      <h2>${puzzle.name}</h2>
      <p>${goalLine(puzzle.goal, puzzle.within, called)}</p>
      ${puzzle.by === '' ? nothing : html`<p class="small soft">${puzzleWords.madeBy(puzzle.by)}</p>`}
    </div>
    <div class="row">
      <moon-button
        tone=${solved ? 'quiet' : 'question'}
        icon="play"
        data-do="play"
        .label=${`${puzzleWords.play()}: ${puzzle.name}`}
        @click=${() => (location.hash = puzzlesHash(puzzle.id))}
        >${puzzleWords.play()}</moon-button
      >
      ${solved ? html`<span class="solved" data-solved>${icon('check')} ${puzzleWords.solved()}</span>` : nothing}
      ${
        isOwn
          ? html`<moon-button tone="quiet" icon="share" data-do="share" @click=${() => on.share(puzzle)}>${puzzleWords.share()}</moon-button
              ><moon-button tone="quiet" icon="trash" data-do="remove" @click=${() => on.remove(puzzle)}
                >${puzzleWords.remove()}</moon-button
              >`
          : nothing
      }
    </div>
  </li>`;
}

/** The list of puzzles; null while they are being read. `called`: the name of a model. */
export function puzzleList(puzzles: readonly ListedPuzzle[] | null, called: (model: string) => string, on: PuzzleCalls): TemplateResult {
  if (!puzzles) return html`<p class="soft">${appWords.loading()}</p>`;
  return html`<p>${puzzleWords.text()}</p>
    <div class="row">
      <span class="soft">${puzzleWords.count(puzzles.filter(({ solved }) => solved).length, puzzles.length)}</span>
      <a class="press" data-do="set-up" href=${puzzlesHash(NEW_PUZZLE)}>${puzzleWords.setUp()}</a>
      <a class="press" data-do="take" href=${shareHash()}>${puzzleWords.take()}</a>
    </div>
    <ol>
      ${puzzles.map((item) => listedPuzzle(item, called, on))}
    </ol>`;
}
