import type { CabinetStep } from '../../cabinet/step.ts';
import { checkStep } from '../shapes/cabinet-shapes.ts';
import type { Database } from '../database/database.ts';

/** The number of changes to cabinets that can be taken back after a restart. */
const MOST = 60;
/** The largest change that is stored, in miniatures; a larger one can be taken back until the app is closed. */
const MOST_FIGURES = 400;

/** A step and the id of its row; rows are ordered by id. */
export interface KeptStep {
  id: string;
  step: CabinetStep;
}

/** The changes to cabinets that can be taken back, from all windows of this device. They are not part of a copy of the data. */
export class StepStore {
  constructor(private readonly database: Database) {}

  /** All steps, the oldest first; unreadable ones are left out. */
  async list(): Promise<KeptStep[]> {
    const rows = await this.database.connection.read(() => this.database.cabinetSteps.orderBy('id').toArray());
    return rows.flatMap(({ id, data }) => {
      const step = checkStep(data);
      return step ? [{ id, step }] : [];
    });
  }

  /** True if the step exists, because no window has taken it back. */
  async has(id: string): Promise<boolean> {
    return (await this.database.connection.read(() => this.database.cabinetSteps.get(id))) !== undefined;
  }

  /** True if a step is small enough to be stored. */
  keeps({ after }: CabinetStep): boolean {
    return after.holdings.length <= MOST_FIGURES;
  }

  /** Adds a step within the caller’s transaction and deletes the oldest ones over the limit. */
  async add({ id, step }: KeptStep): Promise<void> {
    if (!this.keeps(step)) return;
    const { cabinetSteps } = this.database;
    await cabinetSteps.put({ id, data: step });
    const spare = (await cabinetSteps.count()) - MOST;
    if (spare > 0) await cabinetSteps.orderBy('id').limit(spare).delete();
  }

  /** Deletes a step within the caller’s transaction. */
  async remove(id: string): Promise<void> {
    await this.database.cabinetSteps.delete(id);
  }
}
