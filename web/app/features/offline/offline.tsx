import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { Headphones, Trash2 } from 'lucide-react'
import { lessonKindOf } from '../../lesson-kinds.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { sizeInWords } from '../../ui/file-drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Loading, RowsSkeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts.ts'
import { downloadSize } from './download-size.ts'
import type { Pack } from './pack.ts'
import { type Packs, usePacks } from './use-packs.ts'
import { courseWords, listWords as words } from './words.ts'

export const meta = () => [{ title: titled(words.title) }]

/** Uses only what the browser has stored, so that the page works offline too. */
export default function Offline() {
  const found = usePacks(useVisitor()?.id ?? null)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <noscript>
        <p className="text-muted">{words.noScript}</p>
      </noscript>
      <div className="grid gap-5 [@media(scripting:none)]:hidden">
        {found.waiting > 0 ? <Alert tone="info">{words.waiting(formatNumber(found.waiting))}</Alert> : null}
        <PackList {...found} />
      </div>
    </>
  )
}

function PackList({ packs, room, isAble }: Packs) {
  if (packs === null)
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={3} />
      </Loading>
    )
  if (packs.length === 0)
    return (
      <EmptyState
        title={isAble ? words.empty : words.unsupported}
        level={2}
        action={
          <ButtonLink to="/panel/courses" variant="outline" size="compact">
            {words.courses}
          </ButtonLink>
        }
      >
        {isAble ? words.emptyText : words.unsupportedText}
      </EmptyState>
    )
  return (
    <>
      {room ? (
        <div className="max-w-xl">
          <ProgressBar
            compact
            label={words.room}
            share={(room.used / room.all) * 100}
            note={words.roomOf(sizeInWords(room.used), sizeInWords(room.all))}
            endNote={words.lessons(formatNumber(packs.length))}
          />
        </div>
      ) : null}
      {[...Map.groupBy(packs, ({ courseId }) => courseId)].map(([courseId, own]) => (
        <KeptCourse key={courseId} courseId={courseId} packs={own} />
      ))}
      <p className="text-14 text-muted">{words.note}</p>
    </>
  )
}

/** The downloaded lessons of one course. */
function KeptCourse({ courseId, packs }: { courseId: string; packs: readonly Pack[] }) {
  const [first] = packs
  const title = first?.courseTitle ?? ''
  const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0)
  const remove = async () => {
    const { eraseCourse } = await import('./erase.ts')
    await eraseCourse(courseId)
    showToast({ text: courseWords.removed })
  }
  return (
    <Card
      flush
      title={title}
      aside={
        <span className="flex flex-wrap items-center gap-x-4 text-14 text-muted">
          {words.lessons(formatNumber(packs.length))}، {downloadSize(bytes)}
          {packs.length > 1 ? (
            <Button
              type="button"
              variant="quiet"
              size="compact"
              aria-label={courseWords.removeOf(title)}
              onClick={() => void remove()}
            >
              {courseWords.remove}
            </Button>
          ) : null}
        </span>
      }
    >
      <ul aria-label={words.ofCourse(title)} className="divide-y divide-line border-t border-line">
        {/* Oldest first: lessons are downloaded in the order of the course. */}
        {packs.toReversed().map((pack) => (
          <PackRow key={pack.lessonId} pack={pack} />
        ))}
      </ul>
    </Card>
  )
}

function PackRow({ pack }: { pack: Pack }) {
  const { lessonId, title, kind, choice, bytes, until, page } = pack
  const { icon, hasSound } = lessonKindOf(kind)
  const notes = [
    hasSound ? (choice === 'sound' ? words.soundOnly : words.whole) : null,
    downloadSize(bytes),
    until ? words.until(formatDay(dayAt(until))) : null,
  ]
  const remove = async () => {
    const { erasePack } = await import('./erase.ts')
    await erasePack(lessonId)
    showToast({ text: words.removed })
  }
  return (
    <li className="relative flex items-center gap-4 px-4.5 py-4 has-[a:hover]:bg-sunken md:px-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-tile bg-primary-100 text-primary-700">
        <Icon of={choice === 'sound' ? Headphones : icon} size={24} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-16 leading-relaxed font-label">
          {/* A full page load, which the service worker answers when offline. */}
          <a href={page} className="after:absolute after:inset-0">
            {title}
          </a>
        </p>
        <p className="text-14 text-muted">{notes.filter(Boolean).join('، ')}</p>
      </div>
      <IconButton
        icon={Trash2}
        label={words.removeOf(title)}
        onClick={() => void remove()}
        className="relative z-1"
      />
    </li>
  )
}
