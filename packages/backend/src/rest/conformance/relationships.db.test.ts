import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  await app.database.owner.unsafe(`
    create table lab.countries (id int primary key, name text not null, capital_id int);
    create table lab.cities (
      id int primary key, name text not null,
      country_id int constraint city_country references lab.countries (id));
    alter table lab.countries add constraint country_capital foreign key (capital_id) references lab.cities (id);
    create view lab.countries_view as select id, name from lab.countries;
    create view lab.renamed_cities as select c.id as city_no, c.name as label, c.country_id as home from lab.cities c;
    create view lab.renamed_again as select city_no, upper(label) as label, home as country from lab.renamed_cities;
    create table lab.nodes (
      id int primary key, name text, parent_id int constraint node_parent references lab.nodes (id),
      main_id int constraint node_main references lab.nodes (id));
    create view lab.holds as select person_id, skill_id from lab.person_skills;
    create function lab.first_city(lab.countries) returns lab.cities language sql stable
      as 'select * from lab.cities where country_id = $1.id order by id limit 1';
    create function lab.towns(lab.countries) returns setof lab.cities language sql stable
      as 'select * from lab.cities where country_id = $1.id';
    create function lab.land_of(lab.cities) returns setof lab.countries rows 1 language sql stable
      as 'select * from lab.countries where id = $1.country_id';
    create domain lab.city_row as lab.cities;
    create function lab.some_city() returns lab.city_row language sql stable as 'select c from lab.cities c where id = 1';
    insert into lab.countries values (1, 'Indonesia', null), (2, 'Jepang', null);
    insert into lab.cities values (1, 'Jakarta', 1), (2, 'Surabaya', 1), (3, 'Tokyo', 2);
    update lab.countries set capital_id = case id when 1 then 1 else 3 end;
    insert into lab.nodes values (1, 'akar', null, null), (2, 'dahan', 1, 1), (3, 'daun', 2, 1);
    grant select on all tables in schema lab to anon;
    grant execute on all functions in schema lab to anon;`);
});
afterAll(() => app.close());

const rows = async (target: string): Promise<unknown> => (await app.send(target)).json();

describe('a foreign key', () => {
  test('by its column or its constraint means the table, though views show the same column', async () => {
    const expected = [{ name: 'Tokyo', negara: { name: 'Jepang' } }];
    for (const way of ['country_id', 'city_country', 'countries!country_id', 'countries!city_country']) {
      expect(await rows(`/cities?select=name,negara:${way}(name)&id=eq.3`)).toEqual(expected);
    }
  });

  test('of two between the same tables has to be named', async () => {
    const response = await app.send('/cities?select=name,countries(name)');
    expect(response.status).toBe(300);
    expect(await response.json()).toMatchObject({
      code: 'PGRST201',
      message: "Could not embed because more than one relationship was found for 'cities' and 'countries'",
      details: [
        {
          cardinality: 'one-to-many',
          embedding: 'cities with countries',
          relationship: 'country_capital using cities(id) and countries(capital_id)',
        },
        {
          cardinality: 'many-to-one',
          embedding: 'cities with countries',
          relationship: 'city_country using cities(country_id) and countries(id)',
        },
      ],
      hint: "Try changing 'countries' to one of the following: 'countries!country_capital', 'countries!city_country'. Find the desired relationship in the 'details' key.",
    });
    expect(await rows('/countries?select=name,capital:cities!country_capital(name)&id=eq.1')).toEqual([
      { name: 'Indonesia', capital: { name: 'Jakarta' } },
    ]);
  });

  test('a hint that fits nothing is told, without the name that was right', async () => {
    expect(await rows('/cities?select=countries!nowhere(name)')).toMatchObject({
      code: 'PGRST200',
      details:
        "Searched for a foreign key relationship between 'cities' and 'countries' using the hint 'nowhere' in the schema 'lab', but no matches were found.",
      hint: null,
    });
  });
});

describe('through views', () => {
  test('in both directions, with columns under other names, and over another view', async () => {
    expect(await rows('/renamed_cities?select=label,countries_view(name)&city_no=eq.3')).toEqual([
      { label: 'Tokyo', countries_view: { name: 'Jepang' } },
    ]);
    expect(await rows('/renamed_again?select=label,countries!country(name)&country=eq.2')).toEqual([
      { label: 'TOKYO', countries: { name: 'Jepang' } },
    ]);
    expect(
      await rows('/countries_view?select=name,renamed_cities(label)&id=eq.1&renamed_cities.order=label'),
    ).toEqual([{ name: 'Indonesia', renamed_cities: [{ label: 'Jakarta' }, { label: 'Surabaya' }] }]);
  });

  test('by name alone: a view counts where it is named, by itself or with a hint, and never makes a table ambiguous', async () => {
    for (const target of [
      'countries_view!country_id',
      'countries_view!city_country',
      'countries_view!inner',
    ]) {
      expect(await rows(`/cities?select=name,negara:${target}(name)&id=eq.3`)).toEqual([
        { name: 'Tokyo', negara: { name: 'Jepang' } },
      ]);
    }
    expect(await rows('/cities?select=name,country_id!inner(name)&country_id.name=eq.Jepang')).toEqual([
      { name: 'Tokyo', country_id: { name: 'Jepang' } },
    ]);
    expect(await rows('/countries?select=name,cities!country_id(name)&id=eq.2')).toEqual([
      { name: 'Jepang', cities: [{ name: 'Tokyo' }] },
    ]);
    const nowhere = await app.send('/cities?select=countries_view!country_capital!nowhere(name)');
    expect(nowhere.status).toBe(400);
  });

  test('a junction may be a view', async () => {
    expect(await rows('/people?select=name,skills!holds(name)&id=eq.2')).toEqual([
      { name: 'Budi', skills: [{ name: 'Koding' }] },
    ]);
  });

  test('the column that a view computes leads nowhere', async () => {
    expect(await rows('/project_titles?select=id,label(id)')).toMatchObject({ code: 'PGRST200' });
  });
});

describe('a table that refers to itself', () => {
  test('by the column the one, by the table and the column the many', async () => {
    expect(await rows('/nodes?select=name,parent_id(name),main_id(name)&id=eq.3')).toEqual([
      { name: 'daun', parent_id: { name: 'dahan' }, main_id: { name: 'akar' } },
    ]);
    expect(await rows('/nodes?select=name,children:nodes!parent_id(name)&id=eq.2')).toEqual([
      { name: 'dahan', children: [{ name: 'daun' }] },
    ]);
    expect(await rows('/nodes?select=name,nodes(name)&id=eq.2')).toMatchObject({ code: 'PGRST201' });
  });
});

describe('computed relationships', () => {
  test('a function that gives one row need not give a set', async () => {
    expect(await rows('/countries?select=name,first_city(name)&order=id')).toEqual([
      { name: 'Indonesia', first_city: { name: 'Jakarta' } },
      { name: 'Jepang', first_city: { name: 'Tokyo' } },
    ]);
  });

  test('to-many and to-one by what the function says, filtered, ordered, with the name of a table, in a hint and through a view', async () => {
    expect(
      await rows('/countries?select=name,towns(name)&towns.name=neq.Jakarta&towns.order=name.desc&id=eq.1'),
    ).toEqual([{ name: 'Indonesia', towns: [{ name: 'Surabaya' }] }]);
    expect(await rows('/cities?select=name,land_of!inner(name)&land_of.name=eq.Jepang')).toEqual([
      { name: 'Tokyo', land_of: { name: 'Jepang' } },
    ]);
  });

  test('a domain over a row type can be embedded into', async () => {
    expect(await rows('/rpc/some_city?select=name,country_id(name)')).toEqual({
      name: 'Jakarta',
      country_id: { name: 'Indonesia' },
    });
  });
});
