/** A binary heap of numbers, each with a key; the number with the least key comes first. */
export const heap = () => {
  const keys: number[] = [];
  const values: number[] = [];
  return {
    add(key: number, value: number): void {
      let index = keys.length;
      while (index > 0) {
        const up = (index - 1) >> 1;
        const over = keys[up] ?? 0;
        if (over <= key) break;
        keys[index] = over;
        values[index] = values[up] ?? 0;
        index = up;
      }
      keys[index] = key;
      values[index] = value;
    },
    /** The least key; Infinity when the heap is empty. */
    least: (): number => keys[0] ?? Infinity,
    take(): number {
      const value = values[0] ?? -1;
      const key = keys.pop() ?? 0;
      const last = values.pop() ?? 0;
      const size = keys.length;
      if (size === 0) return value;
      let index = 0;
      for (;;) {
        let down = 2 * index + 1;
        if (down >= size) break;
        if (down + 1 < size && (keys[down + 1] ?? 0) < (keys[down] ?? 0)) down += 1;
        const under = keys[down] ?? 0;
        if (under >= key) break;
        keys[index] = under;
        values[index] = values[down] ?? 0;
        index = down;
      }
      keys[index] = key;
      values[index] = last;
      return value;
    },
  };
};
