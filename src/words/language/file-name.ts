/** The name of a match's file, from its title; the name of an unfinished match warns that the file holds every hand. */
export function fileName(title: string, finished: boolean): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'match'}${finished ? '' : '.all-hands'}.moonrise-match`;
}
