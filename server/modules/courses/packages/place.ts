/** The path of an unpacked package in the file store: below its file, so that it is removed together with that. */
export const placeOf = (fileId: string, folder: string): string => `${fileId}/package/${folder}`
