import { Maximize } from 'lucide-react'
import { useRef, useState } from 'react'
import { actWords } from '../../ui/act-words.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { OutsideNote } from './outside-note.tsx'
import { type FrameDoor, PackageFrame, type Wish } from './package-frame.tsx'
import { PackageReport } from './package-report.tsx'
import type { Saved } from './package-saves.ts'
import { PartList } from './part-list.tsx'
import type { Launch, OpenedPackage, usePackage } from './use-package.ts'
import { type Saving, useSaving } from './use-saving.ts'
import { packagesWords as words } from './words.ts'

interface PackagePlayerProps extends Pick<ReturnType<typeof usePackage>, 'open' | 'setPart'> {
  readonly courseId: string
  readonly lessonId: string
  readonly onDone?: () => void
  readonly opened: OpenedPackage
  readonly launch: Launch
}

/** The player of a package: the frame, the list of parts, and whether the data is saved. */
export function PackagePlayer(props: PackagePlayerProps) {
  const { opened, launch, open, setPart, onDone } = props
  const door = useRef<FrameDoor>(null)
  const stage = useRef<HTMLDivElement>(null)
  const saving = useSaving(props, (part: string, saved: Saved) => {
    setPart(part, saved.part)
    if (saved.isDone) onDone?.()
  })
  const [outside, setOutside] = useState<{ readonly nth: number; readonly hosts: readonly string[] }>()
  const at = opened.parts.findIndex(({ identifier }) => identifier === launch.part)
  const next = opened.parts[at + 1]
  const before = opened.parts[at]?.goesBack ? opened.parts[at - 1] : undefined
  async function turnTo(part: string) {
    await door.current?.close()
    await open(part)
  }
  const goTo = (part: typeof next) => void (part ? turnTo(part.identifier) : undefined)
  const hearWish = ({ to, part }: Wish) => {
    if (to === 'next') goTo(next)
    else if (to === 'before') goTo(before)
    else goTo(opened.parts.find(({ identifier, isFree }) => isFree && identifier === part))
  }
  const allDone = opened.parts.every(({ status }) => status === 'completed' || status === 'passed')
  return (
    <div className="grid gap-4">
      {outside?.nth === opened.nth ? (
        <OutsideNote hosts={outside.hosts} teaches={opened.report !== null} urgent />
      ) : null}
      <div className={`grid gap-4 ${opened.parts.length > 1 ? 'lg:grid-cols-[minmax(0,1fr)_18rem]' : ''}`}>
        <div
          ref={stage}
          className="h-[min(75vh,46rem)] min-h-96 overflow-clip rounded-card border border-line bg-white"
        >
          <PackageFrame
            // Each opening needs a new frame.
            key={opened.nth}
            door={door}
            launch={launch}
            title={opened.title ?? ''}
            open={opened.parts.filter(({ isFree }) => isFree).map(({ identifier }) => identifier)}
            onSave={(part, said) => (launch.keeps ? saving.save(part, said) : undefined)}
            onOutside={(hosts) => setOutside({ nth: opened.nth, hosts })}
            onWish={hearWish}
          />
        </div>
        {/* Before the list of parts, which is long on a phone, so that these buttons stay within reach. */}
        <div className="flex flex-wrap items-center gap-3 lg:order-1 lg:col-span-full">
          <IconButton
            icon={Maximize}
            label={words.wide}
            onClick={() => void stage.current?.requestFullscreen?.()}
          />
          {before ? (
            <Button type="button" variant="quiet" size="compact" onClick={() => goTo(before)}>
              {words.before}
            </Button>
          ) : null}
          {next ? (
            <Button type="button" variant="outline" size="compact" onClick={() => goTo(next)}>
              {words.next}
            </Button>
          ) : null}
          {launch.keeps ? (
            <SavingNote saving={saving} allDone={allDone} />
          ) : (
            <p className="text-14 text-muted">{words.looks}</p>
          )}
        </div>
        <PartList parts={opened.parts} here={launch.part} onTurn={(part) => void turnTo(part)} />
      </div>
      {opened.report ? (
        <PackageReport parts={opened.parts.length} standard={opened.standard} report={opened.report} />
      ) : null}
    </div>
  )
}

function SavingNote({ saving: { state, sentence }, allDone }: { saving: Saving; allDone: boolean }) {
  const text =
    state === 'saving'
      ? actWords.saving
      : state === 'waiting'
        ? words.notSaved
        : state === 'refused'
          ? `${words.refused} ${sentence}`
          : allDone
            ? words.allDone
            : state === 'saved'
              ? words.saved
              : ''
  const look = state === 'waiting' || state === 'refused' ? 'text-danger' : 'text-muted'
  return (
    <p role="status" className={`text-14 ${look}`}>
      {text}
    </p>
  )
}
