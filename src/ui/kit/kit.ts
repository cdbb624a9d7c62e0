/** Registers every part of the kit. */
import './button.ts';
import './icon-button.ts';
import './fields/choice-list.ts';
import './sheets/dialog.ts';
import './sheets/toast.ts';
import './fields/tabs.ts';
import './fields/segmented.ts';
import './fields/stepper.ts';
import './fields/toggle.ts';
import './fields/text-field.ts';
import './fields/label.ts';
import './sheets/cover.ts';
import './tray/peek.ts';
import './figures/pennant.ts';
import './figures/energy.ts';
import './figures/health-bar.ts';
import './sheets/empty-state.ts';
