import type { MediaFolder } from '@arvand/contracts/panel/media-folders'
import { formatNumber } from '@arvand/persian/numbers'
import type { Option } from '../../../ui/select-field.tsx'

/** The folders and tags of a person, as lists and fields choose among them. */
export interface Filing {
  readonly folders: readonly MediaFolder[]
  readonly tags: readonly { readonly tag: string; readonly files: number }[]
}

/** «سال دهم / فصل یک» */
export function pathOfFolder(folders: readonly MediaFolder[], folder: MediaFolder): string {
  const parent = folders.find(({ id }) => id === folder.parentId)
  return parent ? `${parent.name} / ${folder.name}` : folder.name
}

export const folderOptions = (folders: readonly MediaFolder[]): Option[] =>
  folders.map((folder) => ({ value: folder.id, label: pathOfFolder(folders, folder) }))

export const tagOptions = (tags: Filing['tags']): Option[] =>
  tags.map(({ tag, files }) => ({ value: tag, label: `${tag} (${formatNumber(files)})` }))

/** How many files stand in a folder and in those inside it. */
export const filesIn = (folders: readonly MediaFolder[], { id }: MediaFolder): number =>
  folders.reduce((sum, one) => sum + (one.id === id || one.parentId === id ? one.files : 0), 0)
