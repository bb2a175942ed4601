import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { uploadWords as words } from '../words.ts'
import { isEnded, isInProgress, type Upload } from './upload.ts'
import { useUploads } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'
import { forgetEnded } from './uploads.ts'

/** Running uploads, in a corner of every page. Loaded as a chunk of its own. */
export default function UploadTray() {
  const uploads = useUploads()
  const [isOpen, setOpen] = useState(true)
  if (uploads.length === 0) return null
  const moving = uploads.filter(isInProgress)
  const [sent, bytes] = [sumOf(moving, 'sent'), sumOf(moving, 'bytes')]
  return (
    <section
      aria-label={words.tray}
      data-upload-tray
      className="fixed inset-x-3 bottom-24 z-35 animate-rise overflow-clip rounded-card border border-line bg-raised shadow-float sm:start-auto sm:end-4 sm:w-96 lg:bottom-4"
    >
      <h2 className="flex">
        <button
          type="button"
          aria-expanded={isOpen}
          title={isOpen ? words.hideTray : words.showTray}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-4 text-start text-15 font-label -outline-offset-2"
        >
          <span aria-live="polite" className="min-w-0 flex-1 truncate">
            {titleOf(uploads)}
          </span>
          {bytes > 0 ? (
            <span className="text-primary-700">{formatPercent(Math.floor((sent / bytes) * 100))}</span>
          ) : null}
          <Icon of={isOpen ? ChevronDown : ChevronUp} />
        </button>
        {uploads.every(isEnded) ? (
          <IconButton icon={X} label={words.clear} onClick={forgetEnded} className="my-0.5 me-1" />
        ) : null}
      </h2>
      {isOpen ? (
        <div className="max-h-[40dvh] overflow-y-auto overscroll-contain border-t border-line">
          <ul className="divide-y divide-line">
            {uploads.map((upload) => (
              <li key={upload.key} className="px-4 py-3">
                <UploadRow upload={upload} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

function titleOf(uploads: readonly Upload[]): string {
  const moving = uploads.filter(isInProgress).length
  const refused = uploads.filter(({ state }) => state === 'refused').length
  if (moving > 0) return words.trayNow(formatNumber(moving))
  return refused > 0 ? words.trayRefused(formatNumber(refused)) : words.trayDone
}

const sumOf = <Name extends string>(all: readonly Record<Name, number>[], name: Name): number =>
  all.reduce((sum, one) => sum + one[name], 0)
