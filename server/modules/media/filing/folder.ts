/** The list of folders is returned whole. */
export const mostFolders = 200
export const mostTags = 12

interface Parent {
  readonly parentId: string | null
}

/** Pure: why a person may not make a folder here, beside so many others. */
export function whyNotCreate(
  parent: Parent | null,
  count: number,
): 'media.folder-too-deep' | 'media.folders-full' | null {
  if (parent !== null && parent.parentId !== null) return 'media.folder-too-deep'
  return count >= mostFolders ? 'media.folders-full' : null
}

/** Pure: why a folder may not be deleted. */
export const whyNotDelete = (holds: number): 'media.folder-not-empty' | null =>
  holds > 0 ? 'media.folder-not-empty' : null

/** Pure: why a file may not have another tag. */
export const whyNotTag = (count: number): 'media.tags-full' | null =>
  count >= mostTags ? 'media.tags-full' : null
