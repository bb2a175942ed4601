export { headingsOf } from './heading-id.ts'
export { RichText } from './rich-text.tsx'
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'
