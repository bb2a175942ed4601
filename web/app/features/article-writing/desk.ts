/** Teachers write at one desk, managers of the content at theirs. */
export type Desk = 'teach' | 'manage'

export const deskOf = (pathname: string): Desk => (pathname.startsWith('/manage') ? 'manage' : 'teach')

/** Where the author edits an article. */
export const editorAt = (desk: Desk, articleId: string): string =>
  desk === 'manage' ? `/manage/articles/${articleId}/edit` : `/teach/articles/${articleId}`
