import { useState } from 'react'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import type { Checked } from './check-file.ts'
import { CheckedReceipts } from './checked-receipts.tsx'
import { receiptsWords as words } from './words.ts'

export const meta = () => [{ title: titled(words.title) }, { name: 'description', content: words.lead }]

const loadKeys = async () => {
  const answer = await fetch('/.well-known/arvand-receipts.json')
  if (!answer.ok) throw new Error(`keys: ${answer.status}`)
  return answer.json()
}

/** Proves the receipts of an exam’s answers in the browser; the file goes nowhere. */
export default function Receipts() {
  const [checked, setChecked] = useState<Checked | 'checking' | null>(null)
  const check = async ([file]: File[]) => {
    if (!file) return setChecked(null)
    setChecked('checking')
    const [{ checkFile }, text] = await Promise.all([import('./check-file.ts'), file.text()])
    setChecked(await checkFile(text, loadKeys))
  }
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-6 py-8 md:py-12">
      <header>
        <h1 className="text-28 font-display">{words.title}</h1>
        <p className="text-17 text-muted">{words.lead}</p>
      </header>
      <Card>
        <FileDrop
          name="receipts"
          label={words.file}
          accept="application/json,.json"
          limits={words.limits}
          description={words.local}
          onFiles={(files) => void check(files)}
        />
        <noscript>
          <p className="text-15 text-muted">{words.noScript}</p>
        </noscript>
      </Card>
      <div role="status" className="grid grid-cols-1 gap-5 empty:hidden">
        {checked === 'checking' ? (
          <p className="text-muted">{words.checking}</p>
        ) : checked ? (
          <CheckedReceipts checked={checked} />
        ) : null}
      </div>
    </div>
  )
}
