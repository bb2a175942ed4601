import type { RichTextEditorProps } from './editor-props.ts'
import { RichText } from './rich-text.tsx'

/** The text in the place of its editor, as high as there, until one can write in it. */
export function ReadOnlyText({ value, files }: RichTextEditorProps) {
  return (
    <div className="px-5 py-4">
      <RichText text={value} files={files} />
    </div>
  )
}
