/** The Latin fonts of the app as CSS with embedded data, because a picture drawn from SVG loads nothing. '' if the fonts cannot be read. */
export async function inlinedFaces(families: readonly string[]): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return []; // the rules of a sheet from another origin cannot be read
    }
  });
  const wanted = rules.filter(({ style }) => families.includes(style.getPropertyValue('font-family').replaceAll(/["']/g, '')) && style.getPropertyValue('unicode-range').includes('U+0-FF')); // prettier-ignore
  const faces = await Promise.all(
    wanted.map(async (rule) => {
      const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
      if (address === undefined) return '';
      try {
        const font = await (await fetch(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI))).blob();
        const whole = await new Promise<string>((read) => {
          const reader = new FileReader();
          reader.onload = () => read(String(reader.result));
          reader.readAsDataURL(font);
        });
        return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("${whole}")`);
      } catch {
        return '';
      }
    }),
  );
  return faces.join('');
}
