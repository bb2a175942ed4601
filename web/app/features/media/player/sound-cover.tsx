import { Girih } from '../../../ui/girih/girih.tsx'
import { playerWords as words } from '../words.ts'

/** Stands in place of a picture: the girih drawn from the lesson's title, and the title. */
export function SoundCover({ title }: { title: string | undefined }) {
  const seed = title ?? words.audio
  return (
    <div className="flex items-center gap-4 px-4 pt-4 sm:px-5 sm:pt-5">
      <Girih
        slug={seed}
        category={seed}
        shape="rosette"
        className="size-16 shrink-0 rounded-tile sm:size-20"
      />
      <div className="min-w-0 text-on-deep">
        <p className="text-14 text-deep-muted">{words.audio}</p>
        {title ? <p className="text-17 font-title wrap-anywhere">{title}</p> : null}
      </div>
    </div>
  )
}
