import { Extension, textInputRule } from '@tiptap/core'

const halfSpace = '‌'

/** Shift with Space writes the half-space, as Persian keyboards do. Lists begin with Persian digits too. */
export const HalfSpace = Extension.create({
  name: 'halfSpace',
  addKeyboardShortcuts() {
    return { 'Shift-Space': ({ editor }) => editor.commands.insertContent(halfSpace) }
  },
  addInputRules: () => [textInputRule({ find: /\.\.\.$/, replace: '…' })],
})
