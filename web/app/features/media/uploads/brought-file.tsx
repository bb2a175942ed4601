import type { FileUse } from '@arvand/contracts/panel/media'
import { FileCheck2, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useVisitor } from '../../../shell/use-root.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Field, type FieldWords, useTies } from '../../../ui/field.tsx'
import { FileDrop, sizeInWords } from '../../../ui/file-drop.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { StoredFile } from '../stored-file.ts'
import { uploadWords as words } from '../words.ts'
import { UnfinishedNotice, useUnfinished } from './unfinished-notice.tsx'
import { isWell } from './upload.ts'
import { useUploads } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'
import { startUpload } from './uploads.ts'

export interface BroughtFileProps extends FieldWords {
  /** Of the hidden field that carries the file's id with a form. */
  readonly name: string
  readonly use: FileUse
  /** As of the `accept` attribute. */
  readonly accept?: string
  /** What may be put here, in words. */
  readonly limits: string
  /** What is there already. */
  readonly defaultFile?: StoredFile | null
  /** As soon as the server keeps it, while other forms are still being made; null when it is taken away. */
  readonly onKept?: (file: StoredFile | null) => void
  /** As soon as it is chosen, long before it is kept. */
  readonly onChosen?: (file: File) => void
  /** Another way to a file, drawn below while nothing is on its way. */
  readonly otherWay?: (keep: (file: StoredFile | null) => void) => ReactNode
}

/** One file: chosen, brought up with pauses and cut lines survived, and kept. */
export function BroughtFile(props: BroughtFileProps) {
  const { name, use, accept, limits, defaultFile = null, onKept, onChosen, otherWay, ...field } = props
  const visitor = useVisitor()
  const [file, setFile] = useState<StoredFile | null>(defaultFile)
  const [key, setKey] = useState<string | null>(null)
  const begun = useUploads().find((one) => one.key === key)
  // One that came whole and well is a kept file like any other; the tray says that it came.
  const upload = begun && isWell(begun) && file ? undefined : begun
  const { unfinished, drop } = useUnfinished(use, visitor?.id ?? null)
  const ties = useTies(field)
  const place = useRef<HTMLDivElement>(null)

  const keep = (next: StoredFile | null) => {
    setFile(next)
    onKept?.(next)
  }
  const takeAway = () => {
    setKey(null)
    keep(null)
  }
  const begin = ([chosen]: readonly File[]) => {
    if (!chosen || !visitor) return
    onChosen?.(chosen)
    setKey(startUpload({ file: chosen, use, ownerId: visitor.id }))
  }
  const onWhole = useEffectEvent((id: string) => {
    if (begun) keep({ id, name: begun.name, bytes: begun.bytes })
  })
  const whole = begun?.fileId ?? null
  useEffect(() => {
    if (whole) onWhole(whole)
  }, [whole])

  return (
    <div ref={place} className={`grid gap-3 ${field.className ?? ''}`}>
      <input type="hidden" name={name} value={file?.id ?? ''} />
      {upload ? null : (
        <UnfinishedNotice unfinished={unfinished} onDrop={drop} onChoose={() => chooseIn(place.current)} />
      )}
      {upload || file ? (
        <Field words={{ ...field, className: '' }} ties={ties} group>
          <div className="rounded-option border border-line bg-surface px-4 py-3">
            {upload ? (
              <UploadRow upload={upload} onDropped={() => setKey(null)} />
            ) : file ? (
              <KeptRow file={file} onRemove={takeAway} />
            ) : null}
          </div>
        </Field>
      ) : (
        <FileDrop
          {...field}
          className=""
          name={`${name}-choice`}
          limits={limits}
          onFiles={begin}
          {...(accept ? { accept } : {})}
        />
      )}
      {upload ? null : otherWay?.(keep)}
      <noscript>
        <p className="text-14 text-muted">{words.noScript}</p>
      </noscript>
    </div>
  )
}

/** Opens the browser's own window for files; what is unfinished goes on when the same one is chosen. */
const chooseIn = (place: HTMLElement | null) =>
  place?.querySelector<HTMLInputElement>('input[type=file]')?.click()

function KeptRow({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3">
      <Icon of={FileCheck2} size={24} className="text-success" />
      <p className="min-w-0 flex-1">
        <bdi className="block truncate aligned-as-page text-15">{file.name}</bdi>
        {file.bytes === undefined ? null : (
          <span className="text-14 text-muted">{sizeInWords(file.bytes)}</span>
        )}
      </p>
      <IconButton icon={X} label={words.ofFile(words.remove, file.name)} onClick={onRemove} />
    </div>
  )
}
