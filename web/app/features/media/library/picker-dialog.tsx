import type { LibraryFile } from '@arvand/contracts/panel/media'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CardSkeleton, Loading } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { KeptFile } from '../kept-file.ts'
import { BroughtFile } from '../uploads/brought-file.tsx'
import { libraryWords, pickerWords as words } from '../words.ts'
import { FileThumb } from './file-thumb.tsx'
import { noteOf } from './file-words.ts'
import type { FilePickerProps } from './picker-props.ts'
import { useOwnFiles } from './use-own-files.ts'

/** The dialog over the library. A chunk of its own. */
export default function PickerDialog(props: Omit<FilePickerProps, 'open'>) {
  const { use, accept, limits = libraryWords.addLimits, onClose, onPicked } = props
  const [q, setQ] = useState('')
  const { files, state, hasMore, more, again } = useOwnFiles(use, q)
  const pick = (file: KeptFile & Partial<Pick<LibraryFile, 'picture'>>) => {
    onPicked([{ id: file.id, name: file.name, bytes: file.bytes, pictureSrc: file.picture?.src }])
    onClose()
  }
  return (
    <Dialog open wide title={words.title} onClose={onClose}>
      <div className="grid gap-5 text-ink">
        <BroughtFile
          name="new-file"
          use={use}
          label={words.upload}
          limits={limits}
          {...(accept ? { accept } : {})}
          onKept={(file) => file && pick(file)}
        />
        <TextField
          name="q"
          type="search"
          label={words.search}
          icon={Search}
          maxLength={120}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
        {state === 'failed' ? (
          <ErrorState
            bare
            title={words.failed}
            action={
              <Button type="button" look="outline" size="compact" onClick={again}>
                {words.again}
              </Button>
            }
          >
            {words.failedText}
          </ErrorState>
        ) : state === 'loading' && files.length === 0 ? (
          <Loading label={words.loading}>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              <CardSkeleton />
              <CardSkeleton />
              <CardSkeleton />
            </div>
          </Loading>
        ) : files.length === 0 ? (
          <EmptyState bare title={words.empty}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <ul aria-label={words.fromLibrary} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {files.map((file) => (
              <li key={file.id}>
                <button
                  type="button"
                  onClick={() => pick(file)}
                  className="w-full overflow-clip rounded-option border border-line bg-surface text-start hover:border-primary-600"
                >
                  <span className="block aspect-video overflow-hidden">
                    <FileThumb file={file} />
                  </span>
                  <span className="grid gap-0.5 p-2.5">
                    <bdi className="truncate aligned-as-page text-14 font-label">{file.name}</bdi>
                    <span className="text-14 text-muted">{noteOf(file)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {hasMore ? (
          <p>
            <Button type="button" look="soft" size="compact" pending={state === 'loading'} onClick={more}>
              {words.more}
            </Button>
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
