import { writeCaption } from '@arvand/contracts/panel/captions'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { captionWords as words } from './caption-words.ts'
import { dictate, findRecognition } from './dictation.ts'

export interface CaptionCardProps {
  readonly sessionId: string
}

/** As long as a line may be, in letters and in time. */
const mostLetters = 200
const mostAgoMs = 30_000

/** Captions are written by hand, or by the browser where it recognises speech. */
export default function CaptionCard({ sessionId }: CaptionCardProps) {
  const [text, setText] = useState('')
  /** When the first letter was typed: about then it was said. */
  const began = useRef<number | null>(null)
  const write = (line: string, ago: number) =>
    attemptAloud(
      call(writeCaption, {
        ...{ sessionId, text: line.slice(0, mostLetters) },
        ago: Math.round(Math.min(mostAgoMs, ago)),
      }),
    )
  const send = async () => {
    const line = text.trim()
    if (!line) return
    const ago = began.current === null ? 0 : performance.now() - began.current
    began.current = null
    setText('')
    const { refusal } = await write(line, ago)
    if (refusal) setText(line)
  }
  return (
    <Card title={words.title}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          name="caption"
          label={words.line}
          description={words.hint}
          autoComplete="off"
          maxLength={mostLetters}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            if (value && began.current === null) began.current = performance.now()
            if (!value) began.current = null
            setText(value)
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="compact">
            {words.send}
          </Button>
          <Dictation onLine={(line, ago) => void write(line, ago)} />
        </div>
      </form>
    </Card>
  )
}

/** Offered only where the browser recognises speech. */
function Dictation({ onLine }: { readonly onLine: (text: string, ago: number) => void }) {
  const [isOn, setOn] = useState(false)
  const latest = useRef(onLine)
  latest.current = onLine
  useEffect(() => {
    const Maker = findRecognition(window)
    if (!isOn || !Maker) return
    return dictate(Maker, {
      onLine: (text, ago) => latest.current(text, ago),
      onFailed: () => {
        setOn(false)
        showToast({ tone: 'info', text: words.listenFailed })
      },
      now: () => performance.now(),
    })
  }, [isOn])
  // The card is drawn in the browser alone.
  if (!findRecognition(window)) return null
  return (
    <>
      <Button type="button" variant="outline" size="compact" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {isOn ? words.stopListening : words.listen}
      </Button>
      <p role="status" className="basis-full text-14 text-muted">
        {isOn ? words.listening : ''}
      </p>
    </>
  )
}
