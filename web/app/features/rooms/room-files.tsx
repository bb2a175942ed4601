import { addRoomFile, type listRoomFiles, removeRoomFile } from '@arvand/contracts/panel/rooms'
import { formatDate } from '@arvand/persian/format-date'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import type { Loaded } from '../../api/load-list.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { Card } from '../../ui/card.tsx'
import { sizeInWords } from '../../ui/file-drop.tsx'
import { ListRow } from '../../ui/list.tsx'
import { UploadField } from '../media/index.ts'
import { roomWords as words } from './words.ts'

interface RoomFilesProps {
  readonly page: Loaded<typeof listRoomFiles>
  readonly answer: FormAnswer | undefined
}

/** The files of a room; its members put them there and download them. */
export function RoomFiles({ page, answer }: RoomFilesProps) {
  const added = answerFor(answer, 'addFile')
  return (
    <Card title={words.files} className="lg:col-span-2">
      <LoneNews answer={answerFor(answer, 'removeFile')} />
      <PagedList
        page={page}
        label={words.files}
        level={3}
        empty={{ title: words.noFiles, text: words.noFilesText }}
        order={newestFirst}
        row={(file) => (
          <ListRow
            key={file.id}
            title={
              <a href={file.url} className="text-primary-700 hover:underline">
                <bdi>{file.name}</bdi>
              </a>
            }
            note={`${sizeInWords(file.bytes)} · ${file.by} · ${formatDate(file.at)}`}
            end={file.mayRemove ? <Remove id={file.id} name={file.name} /> : null}
          />
        )}
      />
      <ActionForm
        key={page.items[0]?.id ?? 'none'}
        intent="addFile"
        to={addRoomFile}
        answer={added}
        submit={words.addFile}
        button={{ variant: 'outline', size: 'compact' }}
        className="mt-5 grid max-w-xl gap-4"
      >
        <UploadField
          name="fileId"
          use="room"
          label={words.file}
          limits={words.fileLimits}
          error={added?.fields?.fileId ? words.noFile : undefined}
        />
      </ActionForm>
    </Card>
  )
}

const Remove = ({ id, name }: { id: string; name: string }) => (
  <ActionForm
    intent="removeFile"
    to={removeRoomFile}
    carry={{ fileId: id }}
    submit={words.removeFile}
    button={{ variant: 'quiet', size: 'compact', 'aria-label': words.removeFileOf(name) }}
  />
)
