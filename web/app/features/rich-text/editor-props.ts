import type { Picture } from '@arvand/contracts/courses'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ReactNode } from 'react'

export interface RichTextEditorProps {
  readonly label: string
  readonly value: RichText
  readonly onChange: (text: RichText) => void
  /** The pictures of the text, by file id. */
  readonly files?: Readonly<Record<string, Picture>>
  /** Opens a dialog to choose a picture and passes it to `onChosen`; without this the text takes no pictures. */
  readonly pictures?: (onChosen: (file: { id: string; picture: Picture }) => void) => void
  readonly lockedReason?: ReactNode
  readonly description?: ReactNode
  /** Grows when `value` was replaced from outside, so that the editor loads it anew. */
  readonly revision?: number
}
