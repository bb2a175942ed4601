import { RichTextEditor, type RichTextEditorProps } from '../rich-text/index.ts'

/** The long text of a course; a part of its own, so that its scripts load after those of the page. */
export const DescriptionField = (props: RichTextEditorProps) => <RichTextEditor {...props} />
