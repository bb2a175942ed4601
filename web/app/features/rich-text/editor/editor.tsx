import type { Picture } from '@arvand/contracts/courses'
import { formatNumber } from '@arvand/persian/numbers'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffectEvent, useRef, useState } from 'react'
import { Persian } from '../../../ui/aria/persian.tsx'
import type { RichTextEditorProps } from '../editor-props.ts'
import { ReadOnlyText } from '../read-only-text.tsx'
import {
  EmbedDialog,
  type EmbedWords,
  FormulaDialog,
  LinkDialog,
  PictureDialog,
  VerseDialog,
} from './asking-dialogs.tsx'
import { editorWords as words } from './editor-words.ts'
import { versesOf } from './nodes/verse.ts'
import { extensionsWith } from './schema.ts'
import { toRichText } from './to-rich-text.ts'
import { type Asked, Toolbar } from './toolbar.tsx'

const surface =
  'rich-text-surface grid min-h-40 gap-3 px-5 py-4 outline-hidden wrap-anywhere whitespace-pre-wrap [&_h2]:text-21 [&_h2]:font-heading [&_h3]:text-18 [&_h3]:font-heading [&_h4]:font-title [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-[persian] [&_ol]:ps-7 [&_blockquote]:border-s-4 [&_blockquote]:border-accent-500 [&_blockquote]:ps-5 [&_blockquote]:text-muted [&_pre]:overflow-x-auto [&_pre]:rounded-option [&_pre]:bg-sunken [&_pre]:p-4 [&_pre]:font-mono [&_pre]:text-14 [&_pre]:[direction:ltr] [&_:not(pre)>code]:rounded-small [&_:not(pre)>code]:bg-sunken [&_:not(pre)>code]:px-1.5 [&_:not(pre)>code]:font-mono [&_a]:text-primary-600 [&_a]:underline [&_hr]:mx-auto [&_hr]:w-24 [&_hr]:border-t-2 [&_hr]:border-line [&_table]:w-full [&_table]:border-collapse [&_td]:border [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_td]:align-top [&_th]:border [&_th]:border-line [&_th]:bg-sunken [&_th]:px-3 [&_th]:py-2 [&_th]:text-start [&_.callout]:before:block [&_.callout]:before:pb-1 [&_.callout]:before:text-14 [&_.callout]:before:font-title [&_.callout]:before:content-[attr(data-title)] [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-primary-600 [&_.selectedCell]:bg-primary-100'

/** Tiptap with the nodes of our schema. Loaded as a chunk of its own, after the page. */
export default function RichTextEditorSurface(props: RichTextEditorProps) {
  const { value, label, files = {}, pictures, lockedReason, onChange } = props
  const shown = useRef<Record<string, Picture>>({ ...files })
  const [asked, setAsked] = useState<Asked | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const changed = useEffectEvent((editor: Editor) => onChange(toRichText(editor.getJSON())))
  const editor = useEditor({
    extensions: extensionsWith((id) => shown.current[id]),
    content: value.content.length > 0 ? value : { type: 'doc', content: [{ type: 'paragraph' }] },
    editable: !lockedReason,
    injectCSS: false,
    // An editor of a render that React gives up would be destroyed while its state is still read.
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: surface,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'rtl',
      },
      transformPastedHTML: cleanPaste,
      handleDoubleClickOn: (_view, _pos, node) => {
        if (isAsked(node.type.name)) setAsked(node.type.name)
        return isAsked(node.type.name)
      },
      handleKeyDown: (view, event) => {
        const { selection } = view.state
        const name = 'node' in selection ? (selection.node as { type: { name: string } }).type.name : ''
        if (event.key !== 'Enter' || !isAsked(name)) return false
        setAsked(name)
        return true
      },
    },
    onUpdate: ({ editor: now }) => changed(now),
  })
  if (!editor) return <ReadOnlyText {...props} />
  const begin = (what: Asked) => {
    const isNew = what === 'image' && !editor.isActive('image')
    if (isNew) pictures?.((file) => setChosen(take(shown.current, file)))
    else setAsked(what)
  }
  return (
    <Persian>
      {lockedReason ? null : <Toolbar editor={editor} hasPictures={Boolean(pictures)} onAsk={begin} />}
      <EditorContent editor={editor} />
      {lockedReason ? null : <Foot editor={editor} />}
      <Dialogs
        editor={editor}
        asked={chosen ? 'image' : asked}
        chosen={chosen}
        onDone={() => {
          setAsked(null)
          setChosen(null)
        }}
      />
    </Persian>
  )
}

function take(shown: Record<string, Picture>, { id, picture }: { id: string; picture: Picture }): string {
  shown[id] = picture
  return id
}

const isAsked = (name: string): name is Asked =>
  ['formula', 'formulaBlock', 'verse', 'embed', 'image'].includes(name)

/**
 * Removes what Word and web pages add to a pasted text, and maps headings to levels 2 to 4; the schema drops the rest.
 */
const cleanPaste = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|meta|link|title|xml)[\s\S]*?(<\/\1>|\/?>)/gi, '')
    .replace(/<\/?o:p>/gi, '')
    .replace(/<h1(\s|>)/gi, '<h2$1')
    .replace(/<\/h1>/gi, '</h2>')
    .replace(/<h[56](\s|>)/gi, '<h4$1')
    .replace(/<\/h[56]>/gi, '</h4>')

function Foot({ editor }: { editor: Editor }) {
  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => now.getText({ blockSeparator: ' ' }).split(/\s+/u).filter(Boolean).length,
  })
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-1.5 text-12 text-muted">
      <span>{words.words(formatNumber(count))}</span>
      <span>{words.halfSpace}</span>
    </p>
  )
}

interface DialogsProps {
  readonly editor: Editor
  readonly asked: Asked | null
  /** A picture just chosen from the media library. */
  readonly chosen: string | null
  readonly onDone: () => void
}

function Dialogs({ editor, asked, chosen, onDone }: DialogsProps) {
  const done = (act: () => void) => {
    onDone()
    act()
  }
  const go = () => editor.chain().focus()
  if (asked === 'formula' || asked === 'formulaBlock') {
    const tex = String(editor.getAttributes(asked).tex ?? '')
    const put = (next: string) =>
      done(
        () =>
          next &&
          go()
            .insertContent({ type: asked, attrs: { tex: next } })
            .run(),
      )
    return <FormulaDialog value={tex} isBlock={asked === 'formulaBlock'} onPut={put} onClose={onDone} />
  }
  if (asked === 'verse') {
    const { first = '', second = '' } = editor.getAttributes('verse')
    const put = (text: string) =>
      done(() =>
        go()
          .insertContent(versesOf(text).map((attrs) => ({ type: 'verse', attrs })))
          .run(),
      )
    return <VerseDialog value={[first, second].filter(Boolean).join('\n')} onPut={put} onClose={onDone} />
  }
  if (asked === 'embed') {
    const { url = '', title = '' } = editor.getAttributes('embed')
    const put = (attrs: EmbedWords) => done(() => go().insertContent({ type: 'embed', attrs }).run())
    return (
      <EmbedDialog value={{ url: String(url), title: String(title ?? '') }} onPut={put} onClose={onDone} />
    )
  }
  if (asked === 'link') {
    const put = (href: string) =>
      done(() => (href ? linked(editor, href) : go().extendMarkRange('link').unsetLink().run()))
    return <LinkDialog value={String(editor.getAttributes('link').href ?? '')} onPut={put} onClose={onDone} />
  }
  if (asked === 'image') {
    const at = editor.getAttributes('image')
    const value = { alt: String(at.alt ?? ''), caption: String(at.caption ?? '') }
    const attrs = (said: typeof value) => ({
      ...said,
      caption: said.caption || null,
      fileId: chosen ?? at.fileId,
    })
    return (
      <PictureDialog
        value={chosen ? { alt: '', caption: '' } : value}
        onPut={(said) =>
          done(() =>
            go()
              .insertContent({ type: 'image', attrs: attrs(said) })
              .run(),
          )
        }
        onClose={onDone}
      />
    )
  }
  return null
}

/** Links the selected words; without a selection the address itself is inserted as the link's text. */
function linked(editor: Editor, href: string): void {
  const { empty } = editor.state.selection
  const go = editor.chain().focus()
  if (empty && !editor.isActive('link'))
    go.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else go.extendMarkRange('link').setLink({ href }).run()
}
