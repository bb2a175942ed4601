import { playerAddress } from '@arvand/contracts/player-address'
import { type ReactNode, useState } from 'react'
import { actWords } from '../../../ui/act-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { mathmlOf } from '../formula-mathml.ts'
import { editorWords as words } from './editor-words.ts'

interface AskingProps<Value> {
  readonly value: Value
  readonly onPut: (value: Value) => void
  readonly onClose: () => void
}

function Asking({
  title,
  onClose,
  onPut,
  more,
  children,
}: {
  title: string
  onClose: () => void
  onPut: () => void
  more?: ReactNode
  children: ReactNode
}) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <form
        className="grid gap-5 text-ink"
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog is in a portal, but React still bubbles its submit event to a form around the editor.
          event.stopPropagation()
          onPut()
        }}
      >
        {children}
        <div className="flex flex-wrap gap-3">
          <Button>{words.put}</Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {actWords.cancel}
          </Button>
          {more}
        </div>
      </form>
    </Dialog>
  )
}

export function FormulaDialog({
  value,
  isBlock,
  onPut,
  onClose,
}: AskingProps<string> & { isBlock: boolean }) {
  const [tex, setTex] = useState(value)
  const mathml = tex.trim() ? mathmlOf(tex, isBlock) : undefined
  return (
    <Asking title={words.formulaTitle} onClose={onClose} onPut={() => onPut(tex.trim())}>
      <TextArea
        name="tex"
        label={words.tex}
        description={words.texHint}
        dir="ltr"
        rows={3}
        maxLength={2000}
        autoFocus
        value={tex}
        onChange={(event) => setTex(event.target.value)}
        className="text-start"
      />
      <section
        aria-label={words.preview}
        aria-live="polite"
        className="min-h-20 rounded-option bg-sunken p-4 text-center"
      >
        {mathml ? (
          <div
            dir="ltr"
            className="overflow-x-auto text-18 [&_mn]:font-sans"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own MathML, with trust off
            dangerouslySetInnerHTML={{ __html: mathml }}
          />
        ) : (
          <p className="text-14 text-muted">{tex.trim() ? words.texTrouble : words.preview}</p>
        )}
      </section>
    </Asking>
  )
}

export function VerseDialog({ value, onPut, onClose }: AskingProps<string>) {
  const [text, setText] = useState(value)
  return (
    <Asking title={words.verseTitle} onClose={onClose} onPut={() => onPut(text)}>
      <TextArea
        name="verses"
        label={words.verseField}
        description={words.verseHint}
        rows={8}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Asking>
  )
}

const isAddress = (text: string): boolean => /^(https?:\/\/\S+|mailto:\S+|\/(?!\/)\S*|#\S+)$/i.test(text)

export function LinkDialog({ value, onPut, onClose }: AskingProps<string>) {
  const [href, setHref] = useState(value)
  const [isWrong, setWrong] = useState(false)
  const put = () => {
    const whole = /^[\w-]+(\.[\w-]+)+/.test(href) ? `https://${href}` : href.trim()
    if (isAddress(whole)) onPut(whole)
    else setWrong(true)
  }
  return (
    <Asking
      title={words.linkTitle}
      onClose={onClose}
      onPut={put}
      more={
        value ? (
          <Button type="button" variant="quiet" onClick={() => onPut('')}>
            {words.removeLink}
          </Button>
        ) : null
      }
    >
      <TextField
        name="href"
        label={words.address}
        description={words.addressHint}
        error={isWrong ? words.addressWrong : undefined}
        dir="ltr"
        autoFocus
        value={href}
        onChange={(event) => setHref(event.target.value)}
      />
    </Asking>
  )
}

export interface EmbedWords {
  readonly url: string
  readonly title: string
}

export function EmbedDialog({ value, onPut, onClose }: AskingProps<EmbedWords>) {
  const [said, setSaid] = useState(value)
  const [isWrong, setWrong] = useState(false)
  const put = () => {
    const typed = said.url.trim()
    const url = playerAddress(typed) ?? (/^https:\/\//i.test(typed) && URL.canParse(typed) ? typed : null)
    if (url === null) setWrong(true)
    else onPut({ url, title: said.title.trim() })
  }
  return (
    <Asking title={words.embedTitle} onClose={onClose} onPut={put}>
      <TextField
        name="url"
        label={words.embedAddress}
        description={words.embedHint}
        error={isWrong ? words.embedWrong : undefined}
        dir="ltr"
        autoFocus
        maxLength={2000}
        value={said.url}
        onChange={(event) => setSaid({ ...said, url: event.target.value })}
      />
      <TextField
        name="title"
        label={words.embedName}
        maxLength={300}
        value={said.title}
        onChange={(event) => setSaid({ ...said, title: event.target.value })}
      />
    </Asking>
  )
}

export interface PictureWords {
  readonly alt: string
  readonly caption: string
}

export function PictureDialog({ value, onPut, onClose }: AskingProps<PictureWords>) {
  const [said, setSaid] = useState(value)
  const [isWrong, setWrong] = useState(false)
  return (
    <Asking
      title={words.pictureTitle}
      onClose={onClose}
      onPut={() => (said.alt.trim() ? onPut(said) : setWrong(true))}
    >
      <TextField
        name="alt"
        label={words.alt}
        required
        error={isWrong ? words.altMissing : undefined}
        maxLength={300}
        autoFocus
        value={said.alt}
        onChange={(event) => setSaid({ ...said, alt: event.target.value })}
      />
      <TextField
        name="caption"
        label={words.caption}
        maxLength={300}
        value={said.caption}
        onChange={(event) => setSaid({ ...said, caption: event.target.value })}
      />
    </Asking>
  )
}
