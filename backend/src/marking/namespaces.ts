/** WordprocessingML as most programs write it (ECMA-376 part 4). */
export const TRANSITIONAL = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** The same in strict files (ECMA-376 part 1). */
export const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
