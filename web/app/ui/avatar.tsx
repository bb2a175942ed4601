import { withoutHonorifics } from '@arvand/persian/honorifics'
import { Girih } from './girih/girih.tsx'

interface AvatarProps {
  name: string
  /** Never changes for this person or company; decides the portrait when there is no photo. */
  seed: string
  photo?: string | null
  /** Pixels across. */
  size?: number
  /** The name is not written beside the picture, so screen readers must get it from here. */
  alone?: boolean
  /** A company or a thing: a square with round corners. */
  square?: boolean
}

/** A photo, or a girih portrait with the first letter on a disc. */
export function Avatar({ name, seed, photo, size = 48, alone = false, square = false }: AvatarProps) {
  const shape = square ? 'rounded-tile' : 'rounded-full'
  const frame = `relative inline-block shrink-0 overflow-hidden align-middle ${shape}`
  const words = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span className={frame} style={{ width: size, height: size }} {...words}>
      {photo ? (
        <img
          src={photo}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <>
          <Girih slug={seed} category={seed} shape="portrait" className="size-full" />
          <span
            className="absolute inset-0 m-auto grid size-[58%] place-items-center rounded-full bg-disc font-heading leading-none text-disc-ink"
            style={{ fontSize: size * 0.3 }}
          >
            {firstLetter(name)}
          </span>
        </>
      )}
    </span>
  )
}

/** The first letter a reader would call the name by: «دکتر نیک‌پور» is «ن». */
export function firstLetter(name: string): string {
  const letters = /\p{L}/u.exec(withoutHonorifics(name))
  return letters ? letters[0] : '؟'
}

/** A portrait under a pointed arch, for teachers on a front page. */
export function ArchPortrait({ name, seed, category, photo }: AvatarProps & { category: string }) {
  return (
    <span aria-hidden="true" className="relative block aspect-[132/156] w-33">
      {photo ? (
        <img
          src={photo}
          alt=""
          width={132}
          height={156}
          loading="lazy"
          className="size-full rounded-t-full border-3 border-b-0 border-deep object-cover"
        />
      ) : (
        <>
          <Girih slug={seed} category={category} shape="arch" className="size-full bg-transparent" />
          <span className="absolute inset-x-0 top-[58%] m-auto grid size-15 -translate-y-1/2 place-items-center rounded-full bg-disc text-21 font-heading leading-none text-disc-ink">
            {firstLetter(name)}
          </span>
        </>
      )}
    </span>
  )
}
