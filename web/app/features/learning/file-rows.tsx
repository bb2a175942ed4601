import { formatNumber } from '@arvand/persian/numbers'
import { Download, FileText } from 'lucide-react'
import { buttonClasses } from '../../ui/button-variant.ts'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import type { Content } from './lesson-page.ts'
import { learnWords as words } from './words.ts'

interface FileRowsProps {
  readonly files: Content['attachments']
  readonly onTake?: (() => void) | undefined
}

const shownAtOnce = 30

/** The files of a lesson, each with its size and a download link; beyond the first ones they are folded. */
export function FileRows({ files, onTake }: FileRowsProps) {
  const rest = files.slice(shownAtOnce)
  return (
    <div className="grid gap-4">
      <Rows label={words.files} files={files.slice(0, shownAtOnce)} onTake={onTake} />
      {rest.length > 0 ? (
        <Fold label={words.moreFiles(formatNumber(rest.length))}>
          <Rows label={words.otherFiles} files={rest} onTake={onTake} />
        </Fold>
      ) : null}
    </div>
  )
}

function Rows({ label, files, onTake }: FileRowsProps & { label: string }) {
  return (
    <List label={label}>
      {files.map(({ fileId, title, name, bytes, link }) => (
        <ListRow
          key={fileId}
          title={title}
          note={
            <>
              <bdi>{name}</bdi>، {sizeOf(bytes)}
            </>
          }
          start={
            <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-primary-100 text-primary-700">
              <Icon of={FileText} />
            </span>
          }
          end={
            <a
              href={link}
              download={name}
              onClick={onTake}
              aria-label={`${words.download}: ${title}`}
              className={buttonClasses({ variant: 'outline', size: 'compact' })}
            >
              <Icon of={Download} size={18} />
              {words.download}
            </a>
          }
        />
      ))}
    </List>
  )
}

const units = ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت'] as const

function sizeOf(bytes: number): string {
  const step = bytes < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10))
  const size = bytes / 1024 ** step
  return `${formatNumber(size < 10 ? Math.round(size * 10) / 10 : Math.round(size))} ${units[step]}`
}
