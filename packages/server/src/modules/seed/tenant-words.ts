/** What invented teams, people and clients are called. */
export const firstNames = [
  ..."Amelia Bashir Chiara Darius Elif Farah Gideon Hana Ivo Jonas Keiko Lorenzo".split(" "),
  ..."Maeve Nikhil Oona Pavel Quinn Rosa Stellan Tamsin Ulrich Vera Wendy Yusuf".split(" "),
];

export const lastNames = [
  ..."Abbot Bianchi Castile Dimitrov Eklund Fonseca Grady Hartono Ishii Jankowski".split(" "),
  ..."Keane Lindholm Mbeki Nakagawa Orwell Pereira Quigley Rossi Shah Toivonen".split(" "),
];

export const placeNames = [
  ..."Alder Bramble Cliff Dune Ember Fallow Glen Haven Inlet Juniper Knoll Larch".split(" "),
  ..."Moor Nettle Orchard Pebble Quarry Reed Sedge Tarn Upland Vale Willow Yarrow".split(" "),
];

export const trades = [
  ..."Bakery Bikes Cabinets Catering Clinics Engineering Farms Fitness Freight".split(" "),
  ..."Homes Logistics Motors Optics Plumbing Robotics Software Textiles Tools".split(" "),
];
