export type { RichTextEditorProps } from './editor-props.ts'
export { headingsOf } from './heading-id.ts'
export { RichText } from './rich-text.tsx'
export { RichTextEditor } from './rich-text-editor.tsx'
