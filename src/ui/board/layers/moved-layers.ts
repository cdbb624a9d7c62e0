/**
 * Keeps the layers that a finger moves cheap. Chromium compares a moving layer with every other layer of the page, unless the layer is animated. Each
 * layer therefore has a paused animation without effect while it is moved.
 */
export class MovedLayers {
  private readonly animations = new Map<HTMLElement, Animation>();

  /** Call it when a finger begins to move this layer. */
  hold(layer: HTMLElement): void {
    // without additive animations the paused one would hold the layer in place
    if (this.animations.has(layer) || !('composite' in KeyframeEffect.prototype)) return;
    const none = { transform: 'translate(0)' };
    const animation = layer.animate([none, none], { duration: 1, composite: 'add' });
    animation.pause();
    this.animations.set(layer, animation);
  }
  /** Call it when the finger has let go. */
  release(): void {
    for (const animation of this.animations.values()) animation.cancel();
    this.animations.clear();
  }
}
