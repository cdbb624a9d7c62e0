/** What the file of a match is called: after its title; that of an unfinished one says that it holds every hand. */
export function fileName(title: string, finished: boolean): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'match'}${finished ? '' : '.all-hands'}.moonrise-match`;
}
