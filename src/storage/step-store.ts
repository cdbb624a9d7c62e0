import type { CabinetStep } from '../cabinet/step.ts';
import { checkStep } from './cabinet-shapes.ts';
import type { Database } from './database.ts';

/** So many changes of the cabinets can be taken back after the app was closed. */
const MOST = 60;
/** A step that tells of more figures is not kept: it can be taken back until the app is closed. */
const MOST_FIGURES = 400;

/** A step and the id of its row. Rows are in the order of their ids. */
export interface KeptStep {
  id: string;
  step: CabinetStep;
}

/** What can be taken back in the cabinets, of all windows of this device. It is in no copy of the data. */
export class StepStore {
  constructor(private readonly database: Database) {}

  /** The oldest first. What is not understood is left out. */
  async list(): Promise<KeptStep[]> {
    const rows = await this.database.connection.read(() => this.database.cabinetSteps.orderBy('id').toArray());
    return rows.flatMap(({ id, data }) => {
      const step = checkStep(data);
      return step ? [{ id, step }] : [];
    });
  }

  /** Whether no window has taken it back yet. */
  async has(id: string): Promise<boolean> {
    return (await this.database.connection.read(() => this.database.cabinetSteps.get(id))) !== undefined;
  }

  /** Whether a step is small enough to be kept. */
  keeps({ after }: CabinetStep): boolean {
    return after.holdings.length <= MOST_FIGURES;
  }

  /** Within the caller’s transaction. */
  async add({ id, step }: KeptStep): Promise<void> {
    if (!this.keeps(step)) return;
    const { cabinetSteps } = this.database;
    await cabinetSteps.put({ id, data: step });
    const spare = (await cabinetSteps.count()) - MOST;
    if (spare > 0) await cabinetSteps.orderBy('id').limit(spare).delete();
  }

  /** Within the caller’s transaction. */
  async remove(id: string): Promise<void> {
    await this.database.cabinetSteps.delete(id);
  }
}
