import type { Ask } from '@arvand/contracts/endpoint'
import { addToolLink, chooseInTool, listOpenTools } from '@arvand/contracts/teacher/tools'
import { toLatinDigits } from '@arvand/persian/digits'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../../api/browser.ts'
import { attempt, type Refusal } from '../../../../api/refusal.ts'
import { useList } from '../../../../api/use-list.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toolLessonWords as words } from '../../words.ts'

interface NewLinkProps {
  readonly onAdded: (linkId: string) => void
}

/** Chooses in a tool, or takes one of its pages by address. */
export function NewLink({ onAdded }: NewLinkProps) {
  const tools = useList('tools', () => call(listOpenTools, {}))
  const [toolId, setToolId] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  if (tools.state === 'loaded' && tools.items.length === 0) return <Alert>{words.noTools}</Alert>
  const chosenId = toolId || tools.items[0]?.id
  const choose = async () => {
    // Opened at the press itself, or the browser takes it for a pop-up.
    const tab = window.open('about:blank', '_blank')
    const { answer, refusal } = await attempt(call(chooseInTool, { toolId: chosenId ?? '' }))
    if (answer && tab) tab.location.href = answer.url
    else tab?.close()
    setFailure(answer && tab ? null : (refusal?.message ?? words.chooseFailed))
  }
  return (
    <section className="grid grid-cols-1 gap-3 rounded-option bg-sunken p-4.5">
      <SelectField
        name="toolId"
        label={words.tool}
        options={tools.items.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosenId ?? ''}
        onChange={({ target }) => setToolId(target.value)}
      />
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <p className="grid grid-cols-1 justify-items-start gap-2">
        <Button type="button" variant="soft" size="compact" icon={ExternalLink} onClick={() => void choose()}>
          {words.chooseIn}
        </Button>
        <span className="text-14 text-muted">{words.chooseHint}</span>
      </p>
      {chosenId ? <ByAddress key={chosenId} toolId={chosenId} onAdded={onAdded} /> : null}
    </section>
  )
}

type Wish = Omit<Ask<typeof addToolLink>, 'requestId' | 'toolId'>

function ByAddress({ toolId, onAdded }: NewLinkProps & { toolId: string }) {
  const [{ title, url, most }, setWish] = useState({ title: '', url: '', most: '' })
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<Refusal>()
  const set = (part: Partial<{ title: string; url: string; most: string }>) =>
    setWish((now) => ({ ...now, ...part }))
  const add = async () => {
    const wish: Wish = { title, url, most: most.trim() === '' ? null : Number(toLatinDigits(most)) }
    const { answer, refusal } = await attempt(call(addToolLink, { toolId, ...wish, requestId }))
    if (!answer) {
      return setFailure(refusal)
    }
    setFailure(undefined)
    setWish({ title: '', url: '', most: '' })
    setRequestId(crypto.randomUUID())
    onAdded(answer.linkId)
  }
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-15 font-label text-primary-700">
        {words.whole}
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2">
        {failure ? <Alert tone="danger">{failure.message}</Alert> : null}
        <TextField
          name="linkTitle"
          label={words.linkTitle}
          value={title}
          error={failure?.fields.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextField
          name="linkUrl"
          label={words.linkUrl}
          description={words.linkUrlHint}
          dir="ltr"
          inputMode="url"
          value={url}
          error={failure?.fields.url}
          onChange={({ target }) => set({ url: target.value })}
        />
        <TextField
          name="linkMost"
          label={words.most}
          description={words.mostHint}
          dir="ltr"
          inputMode="numeric"
          value={most}
          error={failure?.fields.most}
          onChange={({ target }) => set({ most: target.value })}
        />
        <Button
          type="button"
          variant="outline"
          size="compact"
          className="justify-self-start"
          onClick={() => void add()}
        >
          {words.add}
        </Button>
      </div>
    </details>
  )
}
