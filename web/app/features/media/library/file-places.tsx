import type { FilePlace, LibraryFile } from '@arvand/contracts/panel/media'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { libraryWords as words } from '../words.ts'
import { usesInWords } from './file-words.ts'

interface PlacesProps {
  readonly uses: LibraryFile['uses']
  readonly places: readonly FilePlace[]
}

/** Where a file is used, with links that open the places. */
export function FilePlaces({ uses, places }: PlacesProps) {
  const all = uses.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title={words.places}>
      {places.length === 0 ? (
        <p className="text-15 text-muted">{words.unusedText}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-14 text-muted">{usesInWords(uses)}</p>
          <ul className="grid gap-3">
            {places.map(({ noun, title, within, link }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one place may stand twice, and the list never reorders
              <li key={nth} className="grid gap-0.5 text-15 leading-relaxed">
                {link ? (
                  <TextLink to={link} className="aligned-as-page wrap-anywhere">
                    {title || noun}
                  </TextLink>
                ) : (
                  <span className="wrap-anywhere">{title || noun}</span>
                )}
                <span className="text-14 text-muted wrap-anywhere">
                  {within ? words.inCourse(noun, within) : noun}
                </span>
              </li>
            ))}
          </ul>
          {all > places.length ? <p className="text-14 text-muted">{words.morePlaces}</p> : null}
        </div>
      )}
    </Card>
  )
}
