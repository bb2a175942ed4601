import type { Answer } from '@arvand/contracts/endpoint'
import type { showFile } from '@arvand/contracts/panel/media'
import { formatDateTime } from '@arvand/persian/format-date'
import { Card } from '../../../ui/card.tsx'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { replaceWords as words } from '../words.ts'

type History = Answer<typeof showFile>['history']

/** Who put something else in the place of the file, and when; nothing for a file that is as it came. */
export const FileHistory = ({ history }: { history: History }) =>
  history.length === 0 ? null : (
    <Card title={words.history}>
      <ol className="grid gap-3">
        {history.map(({ at, by, name, bytes }) => (
          <li key={String(at)} className="grid gap-0.5 text-15 leading-relaxed">
            <span>{words.replacedBy(by)}</span>
            <span className="text-14 text-muted wrap-anywhere">
              {words.was} <bdi>{name}</bdi>، {sizeInWords(bytes)} · {formatDateTime(at)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
