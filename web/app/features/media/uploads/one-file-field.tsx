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

export interface OneFileFieldProps extends FieldWords {
  /** Name of the hidden field that sends the file's id with a form. */
  readonly name: string
  readonly use: FileUse
  /** The `accept` attribute of the file field. */
  readonly accept?: string
  /** What may be uploaded, as text. */
  readonly limits: string
  /** The file that is stored already. */
  readonly defaultFile?: StoredFile | null
  /** Called when the server has stored the file, even while it is still being prepared; null when it is removed. */
  readonly onKept?: (file: StoredFile | null) => void
  /** Called when the file is chosen, before it is uploaded. */
  readonly onChosen?: (file: File) => void
  /** Another way to choose a file, drawn below the field while nothing is uploading. */
  readonly otherWay?: (keep: (file: StoredFile | null) => void) => ReactNode
}

/** A field for one file. The upload can be paused and survives a lost connection. */
export function OneFileField(props: OneFileFieldProps) {
  const { name, use, accept, limits, defaultFile = null, onKept, onChosen, otherWay, ...field } = props
  const visitor = useVisitor()
  const [file, setFile] = useState<StoredFile | null>(defaultFile)
  const [key, setKey] = useState<string | null>(null)
  const begun = useUploads().find((one) => one.key === key)
  // A complete and well prepared upload is shown like any stored file; the upload tray announces it.
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
              <StoredRow file={file} onRemove={takeAway} />
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

/** Opens the browser's file dialog; choosing the same file again resumes its upload. */
const chooseIn = (place: HTMLElement | null) =>
  place?.querySelector<HTMLInputElement>('input[type=file]')?.click()

function StoredRow({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
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
