import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectTypes } from '@kawanusaha/contracts/directory';
import { describe, expect, it } from 'vitest';
import { findThing } from './find-thing.ts';
import words from './thing-words.json' with { type: 'json' };

const folder = path.join(import.meta.dirname, '../../../public/gambar/benda');

describe('findThing', () => {
  it('goes by the first word of the name that has a drawing', () => {
    expect(findThing({ project_name: 'Laundry Antar Kos Surabaya', project_type: 'Startup' })).toBe(
      'laundry',
    );
    expect(findThing({ project_name: 'Komik Edukasi Keuangan', project_type: 'Desain' })).toBe('pencil');
    expect(findThing({ project_name: 'Budi daya rumput laut Alor', project_type: 'Lainnya' })).toBe('fish');
  });

  it('takes the type where the name says nothing, then the description', () => {
    expect(findThing({ project_name: 'Garuda Muda', project_type: 'E-commerce' })).toBe('parcel');
    expect(
      findThing({
        project_name: 'Garuda',
        project_type: 'Lainnya',
        project_description: 'Kami membuat film.',
      }),
    ).toBe('camera');
    expect(findThing({ project_name: '日本', project_type: 'Lainnya' })).toBe('bulb');
  });

  it('knows a drawing for each type, and a file for each drawing', () => {
    for (const type of projectTypes) {
      expect(
        existsSync(path.join(folder, `${findThing({ project_name: '', project_type: type })}.svg`)),
      ).toBe(true);
    }
    expect(readdirSync(folder).toSorted()).toEqual(
      Object.keys(words)
        .map((thing) => `${thing}.svg`)
        .toSorted(),
    );
  });

  it('gives no word to two drawings', () => {
    const all = Object.values(words).flatMap((said) => said.split(' '));
    expect(all.length).toBe(new Set(all).size);
  });
});
