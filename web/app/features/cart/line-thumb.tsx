import type { PicturedLine } from '../../sellable.ts'
import { sellableOf } from '../../sellables.ts'
import { Icon } from '../../ui/icon.tsx'

const frame = 'w-16 shrink-0 self-start overflow-clip rounded-small sm:w-32 sm:rounded-control'

/** The picture of a cart line, or the icon of its kind. */
export function LineThumb({ line }: { line: PicturedLine }) {
  const { Picture, icon } = sellableOf(line.kind)
  if (Picture)
    return (
      <span className={frame}>
        <Picture line={line} />
      </span>
    )
  return (
    <span className={`${frame} grid aspect-video place-items-center bg-accent-100 text-accent-800`}>
      <Icon of={icon} size={24} />
    </span>
  )
}
