import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Highlighter,
  Image as ImageIcon,
  Link2,
  List,
  ListOrdered,
  Minus,
  MonitorPlay,
  Music2,
  PilcrowRight,
  Plus,
  Quote,
  Redo2,
  Sigma,
  SquarePi,
  StickyNote,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Type,
  Underline,
  Undo2,
} from 'lucide-react'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import { codeLanguages, languageName, richTextWords } from '../words.ts'
import { editorWords as words } from './editor-words.ts'
import { tones } from './nodes/callout.ts'
import { Split, Tool, ToolMenu } from './toolbar-parts.tsx'

export type Asked = 'formula' | 'formulaBlock' | 'verse' | 'embed' | 'link' | 'image'

interface ToolbarProps {
  readonly editor: Editor
  readonly hasPictures: boolean
  /** Opens the dialog of a tool that needs input. */
  readonly onAsk: (what: Asked) => void
}

/** The toolbar of the editor: one stop of the Tab key, arrow keys inside. */
export function Toolbar({ editor, hasPictures, onAsk }: ToolbarProps) {
  const is = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const go = () => editor.chain().focus()
  return (
    <AriaToolbar
      aria-label={words.toolbar}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-0.5 rounded-t-control border-b border-line bg-surface px-1.5 py-1"
    >
      <Tool icon={Undo2} mirror label={words.undo} isOff={!is.canUndo} onAct={() => go().undo().run()} />
      <Tool icon={Redo2} mirror label={words.redo} isOff={!is.canRedo} onAct={() => go().redo().run()} />
      <Split />
      <StyleMenu editor={editor} style={is.style} />
      <Tool icon={Bold} label={words.bold} isOn={is.bold} onAct={() => go().toggleBold().run()} />
      <Tool
        icon={Underline}
        label={words.underline}
        isOn={is.underline}
        onAct={() => go().toggleUnderline().run()}
      />
      <Tool
        icon={Highlighter}
        label={words.highlight}
        isOn={is.highlight}
        onAct={() => go().toggleMark('highlight').run()}
      />
      <Tool icon={Link2} label={words.link} isOn={is.link} onAct={() => onAsk('link')} />
      <MarkMenu editor={editor} />
      <Split />
      <Tool
        icon={List}
        mirror
        label={words.bulletList}
        isOn={is.bulletList}
        onAct={() => go().toggleBulletList().run()}
      />
      <Tool
        icon={ListOrdered}
        mirror
        label={words.orderedList}
        isOn={is.orderedList}
        onAct={() => go().toggleOrderedList().run()}
      />
      <Tool
        icon={Quote}
        mirror
        label={words.blockquote}
        isOn={is.blockquote}
        onAct={() => go().toggleBlockquote().run()}
      />
      <ToolMenu
        label={words.callout}
        icon={StickyNote}
        entries={tones.map((tone) => ({
          id: tone,
          label: richTextWords.tones[tone],
          isOn: is.tone === tone,
          onAct: () => go().putCallout(tone).run(),
        }))}
      />
      <Split />
      <Tool icon={Sigma} label={words.formula} onAct={() => onAsk('formula')} />
      <ToolMenu
        label={words.insert}
        icon={Plus}
        shown={words.insert}
        entries={[
          ...(hasPictures
            ? [{ id: 'image', label: words.picture, icon: ImageIcon, onAct: () => onAsk('image') }]
            : []),
          { id: 'block', label: words.formulaBlock, icon: SquarePi, onAct: () => onAsk('formulaBlock') },
          {
            id: 'table',
            label: words.table,
            icon: Table,
            onAct: () => go().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
          },
          { id: 'verse', label: words.verse, icon: Music2, onAct: () => onAsk('verse') },
          { id: 'embed', label: words.embed, icon: MonitorPlay, onAct: () => onAsk('embed') },
          { id: 'rule', label: words.rule, icon: Minus, onAct: () => go().setHorizontalRule().run() },
        ]}
      />
      <DirectionMenu editor={editor} dir={is.dir} />
      {is.isCode ? <LanguageMenu editor={editor} language={is.language} /> : null}
      {is.isTable ? <TableMenu editor={editor} /> : null}
    </AriaToolbar>
  )
}

function stateOf(editor: Editor) {
  const level = ([2, 3, 4] as const).find((one) => editor.isActive('heading', { level: one }))
  const isCode = editor.isActive('codeBlock')
  const dir = editor.getAttributes(level ? 'heading' : 'paragraph').dir
  return {
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    bold: editor.isActive('bold'),
    underline: editor.isActive('underline'),
    highlight: editor.isActive('highlight'),
    link: editor.isActive('link'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    tone: tones.find((tone) => editor.isActive('callout', { tone })) ?? null,
    isCode,
    isTable: editor.isActive('table'),
    language: String(editor.getAttributes('codeBlock').language ?? ''),
    style: (isCode ? 'codeBlock' : (level ?? 'paragraph')) as keyof typeof words.styles,
    dir: dir === 'rtl' || dir === 'ltr' ? (dir as 'rtl' | 'ltr') : ('auto' as const),
  }
}

function StyleMenu({ editor, style }: { editor: Editor; style: keyof typeof words.styles }) {
  const go = () => editor.chain().focus()
  return (
    <ToolMenu
      label={words.style}
      icon={Type}
      shown={words.styles[style]}
      entries={[
        { id: 'paragraph', label: words.styles.paragraph, onAct: () => go().setParagraph().run() },
        ...([2, 3, 4] as const).map((level) => ({
          id: `h${level}`,
          label: words.styles[level],
          isOn: style === level,
          onAct: () => go().setHeading({ level }).run(),
        })),
        { id: 'code', label: words.styles.codeBlock, icon: Code, onAct: () => go().setCodeBlock().run() },
      ]}
    />
  )
}

function MarkMenu({ editor }: { editor: Editor }) {
  const mark = (id: 'strike' | 'code' | 'subscript' | 'superscript', icon: typeof Code) => ({
    id,
    icon,
    label: words[id],
    onAct: () => editor.chain().focus().toggleMark(id).run(),
  })
  const entries = [mark('strike', Strikethrough), mark('code', Code), mark('subscript', Subscript)]
  return (
    <ToolMenu
      label={words.more}
      icon={Strikethrough}
      entries={[...entries, mark('superscript', Superscript)]}
    />
  )
}

function DirectionMenu({ editor, dir }: { editor: Editor; dir: 'auto' | 'rtl' | 'ltr' }) {
  const turn = (to: 'rtl' | 'ltr' | null) =>
    editor
      .chain()
      .focus()
      .updateAttributes('paragraph', { dir: to })
      .updateAttributes('heading', { dir: to })
      .run()
  return (
    <ToolMenu
      label={words.direction}
      icon={PilcrowRight}
      entries={(['auto', 'rtl', 'ltr'] as const).map((id) => ({
        id,
        label: words.directions[id],
        isOn: dir === id,
        onAct: () => turn(id === 'auto' ? null : id),
      }))}
    />
  )
}

function LanguageMenu({ editor, language }: { editor: Editor; language: string }) {
  const choose = (to: string | null) =>
    editor.chain().focus().updateAttributes('codeBlock', { language: to }).run()
  return (
    <ToolMenu
      label={words.language}
      shown={language ? languageName(language) : words.noLanguage}
      entries={[
        { id: 'none', label: words.noLanguage, onAct: () => choose(null) },
        ...codeLanguages.map(({ value, label }) => ({
          id: value,
          label,
          isOn: value === language,
          onAct: () => choose(value),
        })),
      ]}
    />
  )
}

function TableMenu({ editor }: { editor: Editor }) {
  const go = () => editor.chain().focus()
  return (
    <ToolMenu
      label={words.tableTools}
      icon={Table}
      entries={[
        { id: 'row', label: words.rowAfter, onAct: () => go().addRowAfter().run() },
        { id: 'column', label: words.columnAfter, onAct: () => go().addColumnAfter().run() },
        { id: 'header', label: words.headerRow, onAct: () => go().toggleHeaderRow().run() },
        { id: 'no-row', label: words.removeRow, onAct: () => go().deleteRow().run() },
        { id: 'no-column', label: words.removeColumn, onAct: () => go().deleteColumn().run() },
        { id: 'no-table', label: words.removeTable, onAct: () => go().deleteTable().run() },
      ]}
    />
  )
}
