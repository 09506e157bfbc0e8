/** How a topic is named to a reader, and the words that name it in what a person writes. */
export type TopicWords = { readonly label: string; readonly words: readonly string[] };
