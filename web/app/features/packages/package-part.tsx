import { useEffect, useState } from 'react'
import { actWords } from '../../ui/act-words.ts'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { PackagePlayer } from './package-player.tsx'
import { usePackage } from './use-package.ts'
import { packagesWords as words } from './words.ts'

interface PackagePartProps {
  readonly courseId: string
  readonly lessonId: string
  /** Called when all parts were completed just now; the server has already counted the lesson. */
  readonly onDone?: () => void
}

/** A lesson that is a package: its player, or why it cannot be played yet. */
export function PackagePart(props: PackagePartProps) {
  const { opened, trouble, open, setPart } = usePackage(props)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (opened?.state === 'ready' && opened.launch)
    return <PackagePlayer {...props} opened={opened} launch={opened.launch} open={open} setPart={setPart} />
  if (opened?.state === 'waiting')
    return (
      <EmptyState title={words.waiting} level={2}>
        {words.waitingText}
      </EmptyState>
    )
  if (opened?.state === 'missing')
    return (
      <EmptyState title={words.missing} level={2}>
        {words.missingText}
      </EmptyState>
    )
  if (opened?.state === 'failed')
    return (
      <ErrorState title={words.failed} level={2}>
        {opened.trouble}
      </ErrorState>
    )
  if (trouble)
    return (
      <ErrorState
        title={trouble.status === 0 ? words.lost : trouble.message}
        level={2}
        action={
          <Button type="button" variant="outline" onClick={() => void open()}>
            {actWords.tryAgain}
          </Button>
        }
      >
        {words.lostText}
      </ErrorState>
    )
  return (
    <>
      {live ? null : (
        <noscript>
          <p className="px-4.5 py-6 text-15">{words.needsScript}</p>
        </noscript>
      )}
      <Loading label={words.opening}>
        <Skeleton className="h-[min(75vh,46rem)] w-full rounded-card" />
      </Loading>
    </>
  )
}
