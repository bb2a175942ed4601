import { type LibraryFile, listFiles } from '@arvand/contracts/panel/media'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { useList } from '../../../api/use-list.ts'
import { BrowserList } from '../../../shell/browser-list.tsx'
import { useUploadLimits } from '../../../shell/upload-limits.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Duration } from '../../../ui/duration.tsx'
import { CardSkeleton } from '../../../ui/skeleton.tsx'
import type { StoredFile } from '../stored-file.ts'
import { OneFileField } from '../uploads/one-file-field.tsx'
import { libraryWords, pickerWords as words } from '../words.ts'
import { FileThumb } from './file-thumb.tsx'
import { noteOf } from './file-words.ts'
import { noFilter, type PickerFilter, PickerFilters } from './picker-filters.tsx'
import type { FilePickerProps } from './picker-props.ts'

/** The search waits this long after the last key. */
const typingMs = 250

/** The filters that are set, as the call takes them. */
function given({ q, kind, used, ...texts }: PickerFilter) {
  const { folder, tag } = texts
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(kind ? { kind } : {}),
    ...(folder ? { folder } : {}),
    ...(tag ? { tag } : {}),
    ...(used ? { used } : {}),
  }
}

/** The dialog itself, loaded as a chunk of its own. */
export default function PickerDialog(props: Omit<FilePickerProps, 'open'>) {
  const { use, accept, onClose, onPicked } = props
  const usual = libraryWords.addLimits(useUploadLimits())
  const [filter, setFilter] = useState(noFilter)
  const list = useList(
    `${use} ${JSON.stringify(filter)}`,
    (cursor) => call(listFiles, { use, ...given(filter), ...cursor }),
    typingMs,
  )
  const pick = (file: StoredFile & Partial<Pick<LibraryFile, 'picture'>>) => {
    onPicked([{ id: file.id, name: file.name, bytes: file.bytes, pictureSrc: file.picture?.src }])
    onClose()
  }
  return (
    <Dialog open wide title={words.title} onClose={onClose}>
      <div className="grid gap-5 text-ink">
        <OneFileField
          name="new-file"
          use={use}
          label={words.upload}
          limits={props.limits ?? usual}
          {...(accept ? { accept } : {})}
          onKept={(file) => file && pick(file)}
        />
        <PickerFilters use={use} value={filter} onChange={setFilter} />
        <BrowserList
          list={list}
          empty={{ title: words.empty, text: words.emptyText }}
          loading={
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              <CardSkeleton />
              <CardSkeleton />
              <CardSkeleton />
            </div>
          }
        >
          {(files) => (
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
                      <span className="text-14 text-muted">
                        {noteOf(file)} {file.seconds ? <Duration seconds={file.seconds} /> : null}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </BrowserList>
      </div>
    </Dialog>
  )
}
