import { Extension, textInputRule } from '@tiptap/core'

const halfSpace = '‌'

/** Shift with Space inserts a half-space, as on Persian keyboards; three dots become an ellipsis. */
export const HalfSpace = Extension.create({
  name: 'halfSpace',
  addKeyboardShortcuts() {
    return { 'Shift-Space': ({ editor }) => editor.commands.insertContent(halfSpace) }
  },
  addInputRules: () => [textInputRule({ find: /\.\.\.$/, replace: '…' })],
})
