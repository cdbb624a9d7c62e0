/** Registers every part of the kit. */
import './button.ts';
import './icon-button.ts';
import './choice-list.ts';
import './dialog.ts';
import './toast.ts';
import './tabs.ts';
import './segmented.ts';
import './stepper.ts';
import './toggle.ts';
import './text-field.ts';
import './label.ts';
import './cover.ts';
import './peek.ts';
import './pennant.ts';
import './energy.ts';
import './health-bar.ts';
import './empty-state.ts';
