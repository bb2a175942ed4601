interface VerseProps {
  readonly attrs: { readonly first: string; readonly second?: string | null | undefined }
}

/** A line of a poem: its hemistichs side by side, and on a narrow page the second one under the first, set in. */
export function Verse({ attrs: { first, second } }: VerseProps) {
  const half = 'min-w-0 text-balance'
  return (
    <p className="mx-auto grid w-full max-w-[44rem] gap-x-10 gap-y-0 text-17 leading-loose sm:grid-cols-2">
      <span className={`${half} ${second ? 'sm:text-end' : 'text-center sm:col-span-2'}`}>{first}</span>
      {second ? (
        <>
          {/* Parts the halves where the verse is copied or read aloud. */}
          <span className="sr-only"> / </span>
          <span className={`${half} ps-8 sm:ps-0 sm:text-start`}>{second}</span>
        </>
      ) : null}
    </p>
  )
}
