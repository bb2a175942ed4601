import type { ReceiptedSave, ReceiptsFile } from '@arvand/contracts/receipts'
import { formatNumber } from '@arvand/persian/numbers'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { attemptStore } from '../storing/attempt-store.ts'
import { reviewWords as words } from '../words/review-words.ts'

interface ReceiptsProps {
  readonly attemptId: string
  readonly questionIds: readonly string[]
}

/** The receipts that this device has kept, as a file. */
export function ReceiptsCard({ attemptId, questionIds }: ReceiptsProps) {
  const [saves, setSaves] = useState<readonly ReceiptedSave[] | null>(null)
  useEffect(() => {
    void attemptStore.saves(attemptId).then(setSaves, () => setSaves([]))
  }, [attemptId])
  const download = () => {
    const file: ReceiptsFile = { attemptId, questions: questionIds, saves: saves ?? [] }
    const address = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${words.fileName}.json`
    link.click()
    // Some browsers read the file only after the click was handled.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  return (
    <Card title={words.receipts}>
      <p className="text-15 text-muted">{words.receiptsText}</p>
      {saves === null ? null : saves.length === 0 ? (
        <p className="pt-3 text-15">{words.noReceipts}</p>
      ) : (
        <div className="grid justify-items-start gap-3 pt-3">
          <p className="text-15">{words.receiptsHere(formatNumber(saves.length))}</p>
          <Button type="button" variant="soft" size="compact" icon={Download} onClick={download}>
            {words.download}
          </Button>
        </div>
      )}
      <p className="pt-3">
        <TextLink to="/receipts">{words.check}</TextLink>
      </p>
    </Card>
  )
}
