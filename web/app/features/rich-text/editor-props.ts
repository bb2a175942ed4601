import type { Picture } from '@arvand/contracts/courses'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ReactNode } from 'react'

export interface RichTextEditorProps {
  readonly label: string
  readonly value: RichText
  readonly onChange: (text: RichText) => void
  /** The pictures that stand in it, by the id of their file. */
  readonly files?: Readonly<Record<string, Picture>>
  /** Lets a picture be chosen and hands it on; without it the text takes none. */
  readonly pictures?: (onChosen: (file: { id: string; picture: Picture }) => void) => void
  readonly lockedReason?: ReactNode
  readonly description?: ReactNode
  /** Grows when `value` is another text than what is being written. */
  readonly revision?: number
}
